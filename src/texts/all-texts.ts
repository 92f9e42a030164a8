import type { Messages } from '@lingui/core';
import type { Language } from '#core/site/host-variant.ts';

/** Compiled messages by the path of their file. */
type CompiledTexts = Readonly<Record<string, Messages>>;

/**
 * Vite compiles the texts during the build. Plain Node, which runs scripts from source, compiles them when they are
 * read.
 */
const files: CompiledTexts = import.meta.env
  ? import.meta.glob<Messages>('./*/{*,server/*}.json', { eager: true, import: 'default' })
  : (await import('./read-texts.ts')).readTexts();

const byLanguage = Object.groupBy(Object.entries(files), ([file]) => file.split('/')[1] ?? '');

const messages: Readonly<Record<Language, Messages>> = Object.fromEntries(
  Object.entries(byLanguage).map(([language, parts = []]) => [
    language,
    Object.assign({}, ...parts.map(([, texts]) => texts)),
  ]),
);

/** The available languages: the folders beside this file. */
export const languages: readonly Language[] = Object.keys(messages);

/**
 * Returns every text of a language, as `'home.title': message`. Falls back to English if the language does not exist.
 */
export function textsIn(language: Language): Messages {
  return messages[language] ?? messages.en ?? {};
}
