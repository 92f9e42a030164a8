import { oneLine, printableText } from './fonts/printable-text.ts';
import { type Typeface, typefaceRuns, typefaceWidth } from './fonts/typeface.ts';
import type { Sheet } from './sheet.ts';

/** The appearance of text. */
export interface TextStyle {
  readonly font: Typeface;
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Whether all digits have the same width, so that numbers align in columns. */
  readonly tabular?: boolean;
}

/** A line of text with its width. */
interface Line {
  readonly text: string;
  readonly width: number;
}

/** Text broken into lines. */
export interface Paragraph {
  readonly lines: readonly Line[];
  readonly style: TextStyle;
  readonly width: number;
  readonly height: number;
  /** The original text if it is printed with substituted characters; for search and for screen readers. */
  readonly actual: string | null;
}

/** A point on a page, measured from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Content that is drawn before a paragraph and read as its beginning, such as a source mark. */
interface Lead {
  /** Its text for screen readers, used when the paragraph is printed with substituted characters. */
  readonly meaning: string;
  readonly draw: () => void;
}

/** Distance of the baseline from the top of a line, relative to the font size; centers capital letters in the line. */
const BASELINE = 0.964;

/**
 * Returns the height of a line of text.
 *
 * @example
 * lineHeight({ font: 'regular', size: 8, color: COLORS.ink }); // 9.6
 */
export function lineHeight({ size }: Pick<TextStyle, 'size'>): number {
  return size * 1.2;
}

/**
 * Returns the width of a line of text.
 *
 * @example
 * textWidth('$21,500.00', style);
 */
export function textWidth(text: string, style: TextStyle): number {
  return typefaceWidth(style.font, text, style.tabular) * style.size;
}

/**
 * Breaks text into lines of a given width: between words, and within a word that is wider than the line.
 *
 * @example
 * drawParagraph(sheet, paragraph(sheet, 'Anti-lock brakes', 144, style), { x: 24, y: 200 });
 */
export function paragraph(sheet: Sheet, text: string, width: number, style: TextStyle): Paragraph {
  const printed = printableText(text, style.font);
  const lines: Line[] = [];
  const space = textWidth(' ', style);
  let line = '';
  let taken = 0;
  for (const word of printed.split(' ')) {
    const wordWidth = textWidth(word, style);
    if (line !== '' && taken + space + wordWidth <= width) {
      line = `${line} ${word}`;
      taken += space + wordWidth;
      continue;
    }
    if (line !== '') lines.push({ text: line, width: taken });
    line = wordWidth <= width ? word : '';
    taken = wordWidth;
    if (wordWidth <= width) continue;
    for (const character of word) {
      const longer = textWidth(line + character, style);
      if (line !== '' && longer > width) {
        lines.push({ text: line, width: taken });
        line = '';
      }
      line += character;
      taken = line === character ? textWidth(character, style) : longer;
    }
  }
  lines.push({ text: line, width: taken });
  const actual = printed === oneLine(text) ? null : text;
  if (actual !== null) sheet.substituted = true;
  return { lines, style, width, height: lines.length * lineHeight(style), actual };
}

/**
 * Splits a paragraph into parts with a maximum number of lines, so that its container can break between them. Only the
 * first part has the original text, because it covers the whole paragraph.
 *
 * @example
 * cutParagraph(paragraph(sheet, text, 144, style), 6).map(({ height }) => height);
 */
export function cutParagraph(whole: Paragraph, mostLines: number): readonly Paragraph[] {
  const count = Math.ceil(whole.lines.length / mostLines);
  return Array.from({ length: count }, (_, index) => {
    const lines = whole.lines.slice(index * mostLines, (index + 1) * mostLines);
    const height = lines.length * lineHeight(whole.style);
    return { ...whole, lines, height, actual: index === 0 ? whole.actual : null };
  });
}

/**
 * Draws a paragraph with its top left corner at a point.
 *
 * @example
 * drawParagraph(sheet, paragraph(sheet, 'Price', 200, style), { x: 24, y: 200 }, 'H2');
 */
export function drawParagraph(sheet: Sheet, text: Paragraph, at: Point, tag = 'P', lead?: Lead): void {
  const { doc } = sheet;
  const actual = text.actual !== null && lead ? `${lead.meaning}: ${text.actual}` : text.actual;
  const element = doc.struct(tag, actual === null ? {} : { actual });
  sheet.section.add(element);
  const content = doc.markStructureContent(tag);
  lead?.draw();
  drawLines(sheet, text, at);
  doc.endMarkedContent();
  element.add(content);
  element.end();
}

/**
 * Draws the lines of a paragraph as part of the current element instead of as a separate paragraph.
 *
 * @example
 * drawLines(sheet, paragraph(sheet, 'V', 8, style), { x: 24, y: 200 });
 */
export function drawLines(sheet: Sheet, { lines, style, width }: Paragraph, at: Point): void {
  lines.forEach((line, index) => {
    const room = width - line.width;
    const indent = style.align === 'right' ? room : style.align === 'center' ? room / 2 : 0;
    const y = at.y + index * lineHeight(style) + BASELINE * style.size;
    drawLine(sheet, line, { x: at.x + indent, y }, style);
  });
}

function drawLine({ doc }: Sheet, { text, width }: Line, { x, y }: Point, style: TextStyle): void {
  let left = x;
  doc.fillColor(style.color).fontSize(style.size);
  for (const run of typefaceRuns(style.font, text)) {
    const runWidth = run.text === text ? width : textWidth(run.text, style);
    doc.font(run.font).text(run.text, left, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      textWidth: runWidth,
      // With explicit features, pdfkit lets the font split the words.
      features: style.tabular ? ['tnum'] : [],
    });
    left += runWidth;
  }
}

/**
 * Breaks and draws text; returns its height.
 *
 * @example
 * const height = drawText(sheet, 'Price', { x: 24, y: 200, width: 200 }, style);
 */
export function drawText(
  sheet: Sheet,
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle,
  tag?: string,
): number {
  const broken = paragraph(sheet, text, width, style);
  drawParagraph(sheet, broken, { x, y }, tag);
  return broken.height;
}
