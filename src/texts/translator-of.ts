import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from '#core/site/host-variant.ts';
import { languages, textsIn } from './all-texts.ts';
import type { AnyTextPart, TextKey } from './texts.ts';

/** Returns a text, with the values that its placeholders stand for. */
export type Translate = (key: TextKey<AnyTextPart>, values?: Readonly<Record<string, string | number>>) => string;

const catalogs = new Map<Language, I18n>();

/**
 * Returns what reads any text of a language: for the server.
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

/** Whether there is a text of this key, which was made from data. */
export function hasText(key: string): key is TextKey<AnyTextPart> {
  return Object.hasOwn(textsIn('en'), key);
}

/** Returns a text by language. */
export function inEachLanguage(key: TextKey<AnyTextPart>): Readonly<Record<Language, string>> {
  return Object.fromEntries(languages.map((language) => [language, translatorOf(language)(key)]));
}
