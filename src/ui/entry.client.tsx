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
import { loadPartsOnPage } from './i18n/parts-on-page.tsx';
import { TranslatorContext } from './i18n/use-translator.ts';

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
// The page was served with only the CSS rules that it uses. Later rendering can need others. The page is readable
// without them.
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
          {/* Without the router's transitions, a submitted form would not show its pending state immediately. */}
          <HydratedRouter getContext={contextOfNavigation} useTransitions />
        </ContainerContext>
      </TranslatorContext>
    </StrictMode>,
  );
});

// The page is usable without the typeface. If storage is denied, the browser is old, or the connection is slow, the
// fallback font is used.
const whenIdle = window.requestIdleCallback ?? window.setTimeout;
whenIdle(() => cacheTypeface(window).catch(() => undefined));
