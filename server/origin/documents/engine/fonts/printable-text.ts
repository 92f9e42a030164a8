import { canPrint, type Typeface } from './typeface.ts';

/** Letters and signs that do not fall apart into a plain one and its accent. */
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

/** Most text by far: words of ASCII with a space between two. */
const PLAIN_LINE = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

/** Stands where a character can be printed in no way at all. */
const UNPRINTABLE = '[?]';

/**
 * Turns text into what a typeface can print: Latin letters with every accent. Of a rarer sign the accent is dropped, and
 * what then still cannot be printed becomes `[?]`, once for a whole run.
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
 * Text with composed accents and its blanks and control characters as single spaces; nothing else is changed.
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
