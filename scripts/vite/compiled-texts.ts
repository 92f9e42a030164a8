import type { Plugin } from 'vite';
import { compileTexts } from '#texts/compile-texts.ts';

/** Compiles texts while the app is built, so that no reader of ICU MessageFormat is sent to the browser. */
export function compiledTexts(): Plugin {
  return {
    name: 'vinport:compiled-texts',
    // Before Vite makes a module of the JSON.
    enforce: 'pre',
    transform: {
      filter: { id: /\/texts\/\w+\/(?:server\/)?[\w-]+\.json$/ },
      handler: (json, id) => ({ code: JSON.stringify(compileTexts(id, json)), map: null }),
    },
  };
}
