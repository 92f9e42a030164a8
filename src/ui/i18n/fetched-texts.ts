import type { Messages } from '@lingui/core';
import type { Language } from '../../core/site/host-variant.ts';
import type { TextSource } from './create-translator.ts';
import type { TextPart } from './texts.ts';

const loaders = import.meta.glob<Messages>('./*/*.json', { import: 'default' });

/** Whether there are texts of this name. */
export function isTextPart(name: string): name is TextPart {
  return `./en/${name}.json` in loaders;
}

/** The texts of a language, each part fetched when it is first needed: for the browser. */
export function fetchedTexts(language: Language): TextSource {
  return {
    ready: {},
    load: async (part) => {
      const load = loaders[`./${language}/${part}.json`];
      if (load === undefined) throw new Error(`There are no texts called ${part}.`);
      return load();
    },
  };
}
