import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from '#core/site/host-variant.ts';
import { languages, textsIn } from './all-texts.ts';
import type { AnyTextPart, TextKey } from './texts.ts';

/** Returns a text with its placeholders replaced by the values. */
export type Translate = (key: TextKey<AnyTextPart>, values?: Readonly<Record<string, string | number>>) => string;

const catalogs = new Map<Language, I18n>();

/**
 * Returns a function that reads any text of a language, for the server.
 *
 * @example
 * translatorOf('es')('document.page', { page: 1, pages: 2 }); // 'Página 1 de 2'
 */
export function translatorOf(language: Language): Translate {
  const catalog =
    catalogs.get(language) ?? setupI18n({ locale: language, messages: { [language]: textsIn(language) } });
  catalogs.set(language, catalog);
  return (key, values) => catalog._(key, values);
}

/** Returns whether a text exists for this key, which was built from data. */
export function hasText(key: string): key is TextKey<AnyTextPart> {
  return Object.hasOwn(textsIn('en'), key);
}

/** Returns a text in each language. */
export function inEachLanguage(key: TextKey<AnyTextPart>): Readonly<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, translatorOf(language)(key)]));
}
