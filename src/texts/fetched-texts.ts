import type { Messages } from '@lingui/core';
import type { Language } from '#core/site/host-variant.ts';
import type { TextPart } from './texts.ts';

/** A source of texts, each as `'home.title': message`. */
export interface TextSource {
  readonly ready: Messages;
  /** Fetches texts that aren't available yet. Omitted if all are available. */
  readonly load?: (part: TextPart) => Promise<Messages>;
}

/** The parts for the initial view of most visits, which are served as one file. */
const FIRST_VIEW = new Set(['consent', 'error', 'home', 'language', 'search', 'site', 'trust', 'ui']);
const firstViews = import.meta.glob<Messages>('./*/first-view.ts', { import: 'texts' });
const parts = import.meta.glob<Messages>(
  ['./*/*.json', '!./*/{consent,error,home,language,search,site,trust,ui}.json'],
  { import: 'default' },
);

/** Returns whether a text part with this name exists. */
export function isTextPart(name: string): name is TextPart {
  return FIRST_VIEW.has(name) || `./en/${name}.json` in parts;
}

/** Returns the language of a language tag, or English if there are no texts in that language. */
export function languageFrom(tag: string): Language {
  return `./${tag}/first-view.ts` in firstViews ? tag : 'en';
}

/** Returns the texts of a language for the browser. Each part is fetched on first use. */
export function fetchedTexts(language: Language): TextSource {
  return {
    ready: {},
    load: async (part) => {
      const load = FIRST_VIEW.has(part)
        ? firstViews[`./${language}/first-view.ts`]
        : parts[`./${language}/${part}.json`];
      if (load === undefined) throw new Error(`There are no texts called ${part}.`);
      return load();
    },
  };
}
