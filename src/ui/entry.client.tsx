import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserContainerDoor } from './browser-container-door.ts';
import { ContainerContext, containerContext } from './container-context.ts';
import { createTranslator } from './i18n/create-translator.ts';
import { fetchedTexts } from './i18n/fetched-texts.ts';
import { languageFrom } from './i18n/language.ts';
import { loadPartsOnPage } from './i18n/load-parts-on-page.ts';
import { TranslatorContext } from './i18n/translator-context.ts';

// The sheet stands within the page; only while it is being written does it have to be followed.
if (import.meta.env.DEV) void import('./styles/app.css');

const { lang, dataset } = document.documentElement;
const language = languageFrom(lang);
const siteDomain = dataset.siteDomain ?? window.location.hostname;
const door = createBrowserContainerDoor(async () => {
  const { createBrowserContainer } = await import('../composition/create-browser-container.ts');
  return createBrowserContainer(window, { siteDomain, gsp: language === 'es' });
});
const translator = createTranslator(language, fetchedTexts(language));
await loadPartsOnPage(document, translator);

function contextOfNavigation(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(containerContext, door);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslatorContext value={translator}>
        <ContainerContext value={door}>
          <HydratedRouter getContext={contextOfNavigation} />
        </ContainerContext>
      </TranslatorContext>
    </StrictMode>,
  );
});
