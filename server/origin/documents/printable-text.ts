/** What pdfkit's built-in typefaces print beyond Latin-1: the rest of the Windows-1252 characters. */
const EXTRA = 'ƒ–—‘’‚“”„†‡•…€‰‹›ˆ™Œœ˜ŠšŸŽž';

/** Letters that do not fall apart into a plain letter and its accent. */
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

/** Stands where a character can be printed in no way at all. */
export const UNPRINTABLE = '[?]';

/**
 * Turns text into what the built-in typefaces can print. They know Windows-1252 alone and would print anything else as
 * other letters: a rarer accent is dropped, and what then still cannot be printed becomes `[?]`, once for a whole run.
 *
 * @example
 * printableText('Żółty'); // 'Zólty'
 * printableText('Pearl 珍珠白'); // 'Pearl [?]'
 */
export function printableText(text: string): string {
  const characters = [...oneLine(text)].map((character) => (isPrintable(character) ? character : plain(character)));
  return characters.filter((character, at) => character !== UNPRINTABLE || characters[at - 1] !== UNPRINTABLE).join('');
}

/**
 * Text with composed accents and its blanks and control characters as single spaces; nothing else is changed.
 *
 * @example
 * oneLine('  Nighthawk\n Black '); // 'Nighthawk Black'
 */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}

function isPrintable(character: string): boolean {
  return /^[\x20-\x7e\xa1-\xff]$/.test(character) || EXTRA.includes(character);
}

function plain(character: string): string {
  const bare = PLAIN[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = [...bare].map((letter) => PLAIN[letter] ?? letter);
  return letters.length > 0 && letters.every(isPrintable) ? letters.join('') : UNPRINTABLE;
}
