import type { Font } from 'fontkit';
import { openFont } from './open-font.ts';

/** The typefaces of documents; `mono` is for VINs and checksums. */
export type Typeface = 'regular' | 'bold' | 'mono';

/** Text in a single font. */
export interface TypefaceRun {
  /** Name under which the font is registered with a document. */
  readonly font: string;
  readonly text: string;
}

/** Each typeface has two files: common Latin letters and extended Latin, such as `ł`. */
const FILES: Readonly<Record<Typeface, readonly [folder: string, name: string, weight: number]>> = {
  regular: ['inter', 'inter', 400],
  bold: ['inter', 'inter', 700],
  mono: ['jetbrains-mono', 'jetbrains-mono', 700],
};
const SUBSETS = ['latin', 'latin-ext'] as const;
const TYPEFACES: readonly Typeface[] = ['regular', 'bold', 'mono'];

/** Maximum number of cached word widths; the cache is cleared when it is full. */
const MAX_WIDTHS = 50_000;
const widths: Readonly<Record<Typeface, Map<string, number>>> = {
  regular: new Map(),
  bold: new Map(),
  mono: new Map(),
};

interface NamedFont {
  readonly name: string;
  readonly font: Font;
}

let opened: Readonly<Record<Typeface, readonly NamedFont[]>> | null = null;

function fontsOf(typeface: Typeface): readonly NamedFont[] {
  // Opened for the first printed document, so that a host that prints none does not wait for it.
  opened ??= { regular: openAll('regular'), bold: openAll('bold'), mono: openAll('mono') };
  return opened[typeface];
}

function openAll(typeface: Typeface): readonly NamedFont[] {
  const [folder, name, weight] = FILES[typeface];
  return SUBSETS.map((subset) => {
    const file = import.meta.resolve(`@fontsource/${folder}/files/${name}-${subset}-${weight}-normal.woff`);
    return { name: `${typeface}-${subset}`, font: openFont(new URL(file)) };
  });
}

/**
 * Registers the typefaces with a document. Only used typefaces are embedded, with only the used glyphs.
 *
 * @example
 * registerTypefaces(new PDFDocument());
 */
export function registerTypefaces(doc: PDFKit.PDFDocument): void {
  for (const typeface of TYPEFACES) {
    for (const { name, font } of fontsOf(typeface)) doc.registerFont(name, font);
  }
}

/**
 * Returns whether a typeface contains a character.
 *
 * @example
 * canPrint('regular', 'Ł'); // true
 */
export function canPrint(typeface: Typeface, character: string): boolean {
  const codePoint = character.codePointAt(0);
  return codePoint !== undefined && fontsOf(typeface).some(({ font }) => font.hasGlyphForCodePoint(codePoint));
}

/**
 * Returns the width of text relative to its font size. Words are measured once for all documents.
 *
 * @example
 * typefaceWidth('regular', 'Base price'); // 5.1
 */
export function typefaceWidth(typeface: Typeface, text: string, isTabular = false): number {
  if (text === ' ' || !text.includes(' ')) return wordWidth(typeface, text, isTabular);
  const words = text.split(' ');
  const blank = (words.length - 1) * wordWidth(typeface, ' ', isTabular);
  return words.reduce((sum, word) => sum + wordWidth(typeface, word, isTabular), blank);
}

function wordWidth(typeface: Typeface, word: string, isTabular: boolean): number {
  const known = widths[typeface];
  // A line break never occurs in a word, so the key is unique.
  const key = isTabular ? `${word}\n` : word;
  const before = known.get(key);
  if (before !== undefined) return before;
  const width = measuredWidth(typeface, word, isTabular);
  if (known.size >= MAX_WIDTHS) known.clear();
  known.set(key, width);
  return width;
}

function measuredWidth(typeface: Typeface, word: string, isTabular: boolean): number {
  const fonts = new Map(fontsOf(typeface).map(({ name, font }) => [name, font]));
  return typefaceRuns(typeface, word).reduce((sum, run) => {
    const font = fonts.get(run.font);
    return font === undefined
      ? sum
      : sum + font.layout(run.text, isTabular ? ['tnum'] : undefined).advanceWidth / font.unitsPerEm;
  }, 0);
}

/**
 * Splits text into runs by the first font that contains the characters.
 *
 * @example
 * typefaceRuns('regular', 'Łódź').map(({ font }) => font); // ['regular-latin-ext', 'regular-latin', …]
 */
export function typefaceRuns(typeface: Typeface, text: string): readonly TypefaceRun[] {
  const fonts = fontsOf(typeface);
  const first = fonts[0]?.name ?? '';
  if (/^[\x20-\x7e]*$/.test(text)) return [{ font: first, text }];
  const runs: { font: string; text: string }[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.font.hasGlyphForCodePoint(codePoint))?.name ?? first;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
