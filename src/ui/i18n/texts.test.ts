import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from './en.json';
import es from './es.json';

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

function placeholdersOf(texts: object): string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [(value.match(/\{\{\w+\}\}/g) ?? []).sort().join()] : placeholdersOf(value),
  );
}

const uiFolder = path.resolve(import.meta.dirname, '..');

function sources(): string {
  return readdirSync(uiFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(path.join(uiFolder, file), 'utf8'))
    .join('\n');
}

describe('the texts of the app', () => {
  it('SITE-11 exist in English and Spanish alike', () => {
    expect(keysOf(es)).toEqual(keysOf(en));
    expect(placeholdersOf(es)).toEqual(placeholdersOf(en));
  });

  it('are all used', () => {
    const source = sources();
    const mentioned = (key: string) => {
      if (source.includes(`'${key}'`)) return true;
      // `t('trust.reviews', { count })`: a form of a word that goes by number.
      if (source.includes(`'${key.replace(/_(one|other)$/, '')}'`)) return true;
      // `t(`error.${code}`)`: a key of a closed union, whose members the types hold complete.
      const family = key.slice(0, key.lastIndexOf('.') + 1);
      return source.includes(`\`${family}$\{`) || source.includes(`\`${key.replace(/-\w+$/, '')}-$\{`);
    };
    expect(keysOf(en).filter((key) => !mentioned(key))).toEqual([]);
  });
});
