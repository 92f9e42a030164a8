import { oneLine, printableText } from './printable-text.ts';
import type { Sheet } from './sheet.ts';
import { type Typeface, typefaceRuns, typefaceWidth } from './typeface.ts';

/** How text looks. */
export interface TextStyle {
  readonly font: Typeface;
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Whether all digits are of one width, so that numbers stand below each other. */
  readonly tabular?: boolean;
}

/** Text broken into lines that fit. */
export interface Paragraph {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly width: number;
  readonly height: number;
  /** The text itself where the lines print it in other letters, for search and for reading aloud. */
  readonly actual: string | null;
}

/** How far below a line's top its letters stand, in parts of their size: what centers capitals in the line. */
const BASELINE = 0.964;

/**
 * How tall a line of text is.
 *
 * @example
 * lineHeight({ font: 'regular', size: 8, color: COLORS.ink }); // 9.6
 */
export function lineHeight({ size }: Pick<TextStyle, 'size'>): number {
  return size * 1.2;
}

/**
 * How wide a line of text is.
 *
 * @example
 * textWidth('$21,500.00', style);
 */
export function textWidth(text: string, style: TextStyle): number {
  return typefaceWidth(style.font, text, featuresOf(style)) * style.size;
}

function featuresOf({ tabular = false }: TextStyle): PDFKit.Mixins.OpenTypeFeatures[] {
  return tabular ? ['tnum'] : [];
}

/**
 * Breaks text into lines that fit a width: between words, and within a word that is wider than the line.
 *
 * @example
 * drawParagraph(sheet, paragraph(sheet, 'Anti-lock brakes', 144, style), { x: 24, y: 200 });
 */
export function paragraph(sheet: Sheet, text: string, width: number, style: TextStyle): Paragraph {
  const printed = printableText(text, style.font);
  const lines: string[] = [];
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
    if (line !== '') lines.push(line);
    line = wordWidth <= width ? word : '';
    taken = wordWidth;
    if (wordWidth <= width) continue;
    for (const letter of word) {
      if (line !== '' && textWidth(line + letter, style) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
    taken = textWidth(line, style);
  }
  lines.push(line);
  const actual = printed === oneLine(text) ? null : text;
  if (actual !== null) sheet.substituted = true;
  return { lines, style, width, height: lines.length * lineHeight(style), actual };
}

/**
 * Draws a paragraph with its top left corner at a point.
 *
 * @example
 * drawParagraph(sheet, paragraph(sheet, 'Price', 200, style), { x: 24, y: 200 }, 'H2');
 */
export function drawParagraph(
  sheet: Sheet,
  { lines, style, width, actual }: Paragraph,
  at: { readonly x: number; readonly y: number },
  tag = 'P',
  options: { readonly expanded?: string } = {},
): void {
  const { doc } = sheet;
  const element = doc.struct(tag, { ...options, ...(actual !== null && { actual }) });
  sheet.section.add(element);
  const content = doc.markStructureContent(tag);
  lines.forEach((line, index) => {
    const room = width - textWidth(line, style);
    const indent = style.align === 'right' ? room : style.align === 'center' ? room / 2 : 0;
    const y = at.y + index * lineHeight(style) + BASELINE * style.size;
    drawLine(sheet, line, { x: at.x + indent, y }, style);
  });
  doc.endMarkedContent();
  element.add(content);
  element.end();
}

function drawLine(
  { doc }: Sheet,
  line: string,
  { x, y }: { readonly x: number; readonly y: number },
  style: TextStyle,
): void {
  let left = x;
  doc.fillColor(style.color).fontSize(style.size);
  for (const run of typefaceRuns(style.font, line)) {
    const features = featuresOf(style);
    doc.font(run.font).text(run.text, left, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(features.length > 0 && { features }),
    });
    left += textWidth(run.text, style);
  }
}

/**
 * Breaks and draws text at once; gives its height.
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
