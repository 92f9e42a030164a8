import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Reads the app's texts (ICU MessageFormat) while it is built, so that no reader of them is sent to the browser. */
export function compiledTexts(): Plugin {
  return {
    name: 'vinport:compiled-texts',
    // Before Vite makes a module of the JSON.
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/(?:en|es)\/[\w-]+\.json$/ },
      handler: (json, id) => {
        const part = id.slice(id.lastIndexOf('/') + 1, -'.json'.length);
        return { code: JSON.stringify(Object.fromEntries(messagesOf(JSON.parse(json), `${part}.`))), map: null };
      },
    },
  };
}

function messagesOf(texts: object, prefix: string): [string, CompiledMessage][] {
  return Object.entries(texts).flatMap(([name, text]): [string, CompiledMessage][] =>
    typeof text === 'string'
      ? [[`${prefix}${name}`, compileMessageOrThrow(text)]]
      : messagesOf(text, `${prefix}${name}.`),
  );
}
