import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';

describe('printableText', () => {
  it.each([
    ['Nighthawk Black – “Pearl” €', 'Nighthawk Black – “Pearl” €'],
    ['Blanc Nacré à 3 couches', 'Blanc Nacré à 3 couches'],
    ['Żółty perłowy', 'Zólty perlowy'],
    ['e\u0301clair', 'éclair'],
    ['Pearl 珍珠白', 'Pearl [?]'],
    ['🚗 Деш', '[?] [?]'],
    ['two\nlines\u200b\tof it', 'two lines of it'],
  ])('%s is printed as %s', (text, printed) => {
    expect(printableText(text)).toBe(printed);
  });

  it('gives nothing that the typefaces would print as other letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = [...printableText(text)].map((letter) => new TextDecoder('windows-1252').decode(asByte(letter)));
        expect(bytes.join('')).toBe(printableText(text));
      }),
    );
  });
});

function asByte(letter: string): Uint8Array {
  const byte = Array.from({ length: 256 }, (_, code) => code).find(
    (code) => new TextDecoder('windows-1252').decode(Uint8Array.of(code)) === letter,
  );
  return Uint8Array.of(byte ?? 0);
}
