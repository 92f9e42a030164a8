import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserContainerDoor } from './browser-container-door.ts';
import { ContainerContext, containerContext } from './container-context.ts';
import { createTranslator } from './i18n/create-translator.ts';
import { languageFrom } from './i18n/language.ts';

const { lang, dataset } = document.documentElement;
const language = languageFrom(lang);
const siteDomain = dataset.siteDomain ?? window.location.hostname;
const door = createBrowserContainerDoor(async () => {
  const { createBrowserContainer } = await import('../composition/create-browser-container.ts');
  return createBrowserContainer(window, { siteDomain, gsp: language === 'es' });
});
const { default: texts } = await (language === 'es' ? import('./i18n/es.json') : import('./i18n/en.json'));

function contextOfNavigation(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(containerContext, door);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={createTranslator(language, texts)}>
        <ContainerContext value={door}>
          <HydratedRouter getContext={contextOfNavigation} />
        </ContainerContext>
      </I18nextProvider>
    </StrictMode>,
  );
});
