import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../core/site/host-variant.ts';
import type { Texts } from './texts.ts';

/** Makes the translator of one page: ready at once, so that the server and the browser render the same words. */
export function createTranslator(language: Language, texts: Texts): i18n {
  const translator = createInstance();
  void translator.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return translator;
}
