import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const uiFolder = path.resolve(import.meta.dirname, '..');

function textsOf(language: 'en' | 'es'): ReadonlyMap<string, string> {
  const folder = path.join(import.meta.dirname, language);
  return new Map(
    readdirSync(folder)
      .toSorted()
      .flatMap((file) =>
        flat(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), `${file.slice(0, -'.json'.length)}.`),
      ),
  );
}

function flat(texts: object, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}${name}`, text]] : flat(text, `${prefix}${name}.`),
  );
}

function placeholdersOf(texts: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...texts].map(([key, text]) => [key, [...new Set(namesIn(compileMessageOrThrow(text)))].sort().join()]),
  );
}

/** What a message wants to be told, in its choices too. */
function namesIn(message: unknown): readonly unknown[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices] = token;
    return [name, ...(typeof choices === 'object' && choices !== null ? Object.values(choices).flatMap(namesIn) : [])];
  });
}

function sources(): string {
  return readdirSync(uiFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(path.join(uiFolder, file), 'utf8'))
    .join('\n');
}

describe('the texts of the app', () => {
  const [en, es] = [textsOf('en'), textsOf('es')];

  it('SITE-11 exist in English and Spanish alike', () => {
    expect([...es.keys()]).toEqual([...en.keys()]);
    expect(placeholdersOf(es)).toEqual(placeholdersOf(en));
  });

  it('are all used', () => {
    const source = sources();
    const mentioned = (key: string) => {
      if (source.includes(`'${key}'`)) return true;
      // `t(`error.${code}`)`: a key of a closed union, whose members the types hold complete.
      const family = key.slice(0, key.lastIndexOf('.') + 1);
      return source.includes(`\`${family}$\{`) || source.includes(`\`${key.replace(/-\w+$/, '')}-$\{`);
    };
    expect([...en.keys()].filter((key) => !mentioned(key))).toEqual([]);
  });
});
