import type { Messages } from '@lingui/core';
import type { Language } from '#core/site/host-variant.ts';
import type { TextSource } from './create-translator.ts';

const en = import.meta.glob<Messages>('./en/*.json', { eager: true, import: 'default' });
const es = import.meta.glob<Messages>('./es/*.json', { eager: true, import: 'default' });

/** Every text, there at once: for the server, for stories and for tests. */
export const allTexts: Readonly<Record<Language, TextSource>> = {
  en: { ready: Object.assign({}, ...Object.values(en)) },
  es: { ready: Object.assign({}, ...Object.values(es)) },
};
