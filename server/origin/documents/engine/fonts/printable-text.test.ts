import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';
import { canPrint, typefaceRuns } from './typeface.ts';

describe('printableText', () => {
  it.each([
    ['Nighthawk Black – “Pearl” €', 'Nighthawk Black – “Pearl” €'],
    ['Blanc Nacré à 3 couches', 'Blanc Nacré à 3 couches'],
    ['Škoda, Citroën, Łódź, Żółty perłowy', 'Škoda, Citroën, Łódź, Żółty perłowy'],
    ['e\u0301clair', 'éclair'],
    ['10‑speed − manual', '10-speed − manual'],
    ['Pearl 珍珠白', 'Pearl [?]'],
    ['🚗 Деш', '[?] [?]'],
    ['two\nlines\u200b\tof it', 'two lines of it'],
  ])('prints %s as %s', (text, printed) => {
    expect(printableText(text, 'regular')).toBe(printed);
  });

  it.each(['regular', 'bold', 'mono'] as const)('uses only glyphs that %s contains', (typeface) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const printed = printableText(text, typeface);
        expect([...printed].filter((character) => !canPrint(typeface, character))).toEqual([]);
        expect(
          typefaceRuns(typeface, printed)
            .map((run) => run.text)
            .join(''),
        ).toBe(printed);
      }),
    );
  });
});
