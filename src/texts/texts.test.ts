import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, textsIn } from './all-texts.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** Returns the placeholder names of each text, including those in its choices. */
function placeholdersOf(language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(textsIn(language)).map(([key, message]) => [key, [...new Set(namesIn(message))].sort().join()]),
  );
}

function namesIn(message: unknown): readonly unknown[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices] = token;
    return [name, ...(typeof choices === 'object' && choices !== null ? Object.values(choices).flatMap(namesIn) : [])];
  });
}

function sources(): string {
  return ['src', 'server']
    .flatMap((folder) =>
      readdirSync(path.join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
        .map((file) => readFileSync(path.join(projectFolder, folder, file), 'utf8')),
    )
    .join('\n');
}

describe('the texts', () => {
  it('SITE-11 exist in English and Spanish', () => {
    expect(languages).toEqual(expect.arrayContaining(['en', 'es']));
  });

  it.each(languages)('SITE-11 have the same keys in %s as in English, with the same placeholders', (language) => {
    expect(Object.keys(textsIn(language)).toSorted()).toEqual(Object.keys(textsIn('en')).toSorted());
    expect(placeholdersOf(language)).toEqual(placeholdersOf('en'));
  });

  it('are all used', () => {
    const source = sources();
    const isMentioned = (key: string): boolean => {
      // Emails are referenced as a whole.
      const name = key.replace(/^(email-.*)\.(?:subject|text)$/, '$1');
      if (source.includes(`'${key}'`) || source.includes(`'${name}'`)) return true;
      // `t(`error.${code}`)`: a key from a closed union. The types ensure that all its members have a text.
      const families = [...name.matchAll(/[.-]/g)].map(({ index }) => name.slice(0, index + 1));
      return families.some((family) => family.includes('.') && source.includes(`\`${family}$\{`));
    };
    expect(Object.keys(textsIn('en')).filter((key) => !isMentioned(key))).toEqual([]);
  });
});
