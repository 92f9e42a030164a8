import { canPrint, type Typeface } from './typeface.ts';

/** Characters that do not decompose into a base letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ẞ: 'SS',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '′': "'",
  '″': '"',
  '⁄': '/',
};

/** Matches most text: ASCII words separated by single spaces. */
const PLAIN_LINE = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/** Placeholder for characters that cannot be printed. */
const UNPRINTABLE = '[?]';

/**
 * Returns text that a typeface can print: Latin letters with all accents. Unsupported characters lose their accent;
 * each run of characters that still cannot be printed becomes one `[?]`.
 *
 * @example
 * printableText('Żółty', 'regular'); // 'Żółty'
 * printableText('Pearl 珍珠白', 'regular'); // 'Pearl [?]'
 */
export function printableText(text: string, typeface: Typeface): string {
  const line = oneLine(text);
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  const characters = [...line].map((character) => (canPrint(typeface, character) ? character : plain(character)));
  return characters.filter((character, at) => character !== UNPRINTABLE || characters[at - 1] !== UNPRINTABLE).join('');

  function plain(character: string): string {
    const bare = PLAIN[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
    const characters = [...bare].map((one) => PLAIN[one] ?? one);
    return characters.length > 0 && characters.every((character) => canPrint(typeface, character))
      ? characters.join('')
      : UNPRINTABLE;
  }
}

/**
 * Returns text with composed accents, and with each run of whitespace and control characters as a single space.
 *
 * @example
 * oneLine('  Nighthawk\n Black '); // 'Nighthawk Black'
 */
export function oneLine(text: string): string {
  if (PLAIN_LINE.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}
