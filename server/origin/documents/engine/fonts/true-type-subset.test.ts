import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { trueTypeFile, woffTables } from './font-tables.ts';
import { trueTypeSubset } from './true-type-subset.ts';

const tablesOf = (file: string) =>
  woffTables(readFileSync(new URL(import.meta.resolve(`@fontsource/${file}-normal.woff`))));

describe('trueTypeSubset', () => {
  it.each([
    ['inter/files/inter-latin-400', 'Price é Ñ'],
    ['inter/files/inter-latin-ext-700', 'Łódź ẞ'],
    ['jetbrains-mono/files/jetbrains-mono-latin-700', '1HGé'],
  ])('draws each glyph of %s as the font does, including composite glyphs', (file, text) => {
    const tables = tablesOf(file);
    const font = create(trueTypeFile(tables));
    const subset = trueTypeSubset(tables);
    const ids = [...new Set(font.layout(text).glyphs.map(({ id }) => id))];
    const numbers = ids.map((id) => subset.includeGlyph(id));
    const small = create(subset.encode());
    ids.forEach((id, index) => {
      const [own, whole] = [small.getGlyph(numbers[index] ?? 0), font.getGlyph(id)];
      expect(own.path.toSVG()).toBe(whole.path.toSVG());
      expect(own.advanceWidth).toBe(whole.advanceWidth);
    });
  });

  it('numbers glyphs in order of first use, with the missing glyph first and without duplicates', () => {
    const subset = trueTypeSubset(tablesOf('inter/files/inter-latin-400'));
    expect([40, 7, 40, 0].map(subset.includeGlyph)).toEqual([1, 2, 1, 0]);
  });

  it('returns the width of glyphs that share it with preceding glyphs', () => {
    const tables = tablesOf('jetbrains-mono/files/jetbrains-mono-latin-700');
    const count = tables.get('maxp')?.readUInt16BE(4) ?? 0;
    expect(tables.get('hhea')?.readUInt16BE(34)).toBeLessThan(count);
    const subset = trueTypeSubset(tables);
    const number = subset.includeGlyph(count - 1);
    const width = create(trueTypeFile(tables)).getGlyph(count - 1).advanceWidth;
    expect(create(subset.encode()).getGlyph(number).advanceWidth).toBe(width);
  });

  it('is far smaller than the font', () => {
    const tables = tablesOf('inter/files/inter-latin-400');
    const subset = trueTypeSubset(tables);
    for (let id = 10; id < 40; id += 1) subset.includeGlyph(id);
    expect(subset.encode().length).toBeLessThan(trueTypeFile(tables).length / 5);
  });
});
