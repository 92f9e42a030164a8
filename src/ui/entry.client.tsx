import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { fetchedTexts, languageFrom } from '#texts/fetched-texts.ts';
import { containerContext } from './app/contexts/container-context.ts';
import { createLazyBrowserContainer } from './app/contexts/lazy-browser-container.ts';
import { ContainerContext } from './app/contexts/lazy-container.ts';
import { cacheTypeface } from './app/page/cache-typeface.ts';
import { closeMenuOnEscape } from './app/page/close-menu-on-escape.ts';
import { keepPress } from './app/page/keep-press.ts';
import { createTranslator } from './i18n/create-translator.ts';
import { loadPartsOnPage } from './i18n/load-parts-on-page.ts';
import { TranslatorContext } from './i18n/translator-context.ts';

keepPress(document);
closeMenuOnEscape(document);

const { lang, dataset } = document.documentElement;
const language = languageFrom(lang);
const siteDomain = dataset.siteDomain ?? window.location.hostname;
const lazyContainer = createLazyBrowserContainer(async () => {
  const [{ createBrowserContainer }] = await Promise.all([
    import('#composition/create-browser-container.ts'),
    translator.need('language'),
  ]);
  return createBrowserContainer(window, { siteDomain, gsp: translator.t('language.gsp') === 'true' });
});
const translator = createTranslator(language, fetchedTexts(language));
// The page came with the rules that it used; what is drawn from now on may use others. It is read without them all the same.
const wholeSheet = import('./styles/app.css').catch(() => undefined);
await Promise.all([loadPartsOnPage(document, translator), wholeSheet]);

function contextOfNavigation(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(containerContext, lazyContainer);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslatorContext value={translator}>
        <ContainerContext value={lazyContainer}>
          {/* With transitions of its own, the router shows at once that a form is on its way. */}
          <HydratedRouter getContext={contextOfNavigation} useTransitions />
        </ContainerContext>
      </TranslatorContext>
    </StrictMode>,
  );
});

// The page can be read and used without it. Storage can be denied, a browser old, a line slow: the stand-in is there.
const whenIdle = window.requestIdleCallback ?? window.setTimeout;
whenIdle(() => cacheTypeface(window).catch(() => undefined));
