import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';

/** Code that depends on a specific language: a comparison, a closed type, or a table with a column per language. */
const NAMED = [/[!=]==? '(?:en|es)'/, /'e[ns]' \| 'e[ns]'/, /\bes: /, /Record<'e[ns]'/, /'es-/];

/** Returns the lines of a source that name a language, without comments. */
function namedIn(source: string): readonly string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(?:\*|\/[/*])/.test(line) && NAMED.some((pattern) => pattern.test(line)));
}

describe('a language', () => {
  it('SITE-11 is data: product code does not compare or list languages', () => {
    const found = ['src', 'server'].flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file))
        .flatMap((file) =>
          namedIn(readFileSync(path.join(projectRoot, folder, file), 'utf8')).map((line) => `${file}: ${line}`),
        ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["const isSpanish = language === 'es';"],
    ["if (language !== 'en') return;"],
    ["type Language = 'en' | 'es';"],
    ["es: { title: 'Sus datos' },"],
    ["const labels = { en: 'Card', es: 'Tarjeta' };"],
  ])('is detected in %s', (line) => {
    expect(namedIn(`  ${line}`)).toEqual([line]);
  });
});
