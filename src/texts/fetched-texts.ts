import type { Messages } from '@lingui/core';
import type { Language } from '#core/site/host-variant.ts';
import type { TextPart } from './texts.ts';

/** Where texts come from, each as `'home.title': message`. */
export interface TextSource {
  readonly ready: Messages;
  /** Fetches what is not ready; left out where all is. */
  readonly load?: (part: TextPart) => Promise<Messages>;
}

/** The parts that the first view of most visits needs: they come as one file. */
const FIRST_VIEW = new Set(['consent', 'error', 'home', 'language', 'search', 'site', 'trust', 'ui']);
const firstViews = import.meta.glob<Messages>('./*/first-view.ts', { import: 'texts' });
const parts = import.meta.glob<Messages>(
  ['./*/*.json', '!./*/{consent,error,home,language,search,site,trust,ui}.json'],
  { import: 'default' },
);

/** Whether there are texts of this name. */
export function isTextPart(name: string): name is TextPart {
  return FIRST_VIEW.has(name) || `./en/${name}.json` in parts;
}

/** The language that a language tag means; English when there are no texts in it. */
export function languageFrom(tag: string): Language {
  return `./${tag}/first-view.ts` in firstViews ? tag : 'en';
}

/** The texts of a language, each part fetched when it is first needed: for the browser. */
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
