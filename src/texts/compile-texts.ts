import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Compiles the texts of a file (ICU MessageFormat). Keys consist of the file name and the group names. */
export function compileTexts(file: string, json: string): Record<string, CompiledMessage> {
  const part = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
  return Object.fromEntries(messagesOf(JSON.parse(json), `${part}.`));
}

function messagesOf(texts: object, prefix: string): [string, CompiledMessage][] {
  return Object.entries(texts).flatMap(([name, text]): [string, CompiledMessage][] => {
    const key = `${prefix}${name}`;
    if (Array.isArray(text)) return [[key, compileMessageOrThrow(text.join('\n\n'))]];
    return typeof text === 'string' ? [[key, compileMessageOrThrow(text)]] : messagesOf(text, `${key}.`);
  });
}
