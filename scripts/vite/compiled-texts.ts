import type { Plugin } from 'vite';
import { compileTexts } from '#texts/compile-texts.ts';

/** Compiles texts when the app is built, so that the browser needs no ICU MessageFormat parser. */
export function compiledTexts(): Plugin {
  return {
    name: 'vinport:compiled-texts',
    // Run before Vite turns the JSON into a module.
    enforce: 'pre',
    transform: {
      filter: { id: /\/texts\/\w+\/(?:server\/)?[\w-]+\.json$/ },
      handler: (json, id) => ({ code: JSON.stringify(compileTexts(id, json)), map: null }),
    },
  };
}
