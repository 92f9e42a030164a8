import { oneLine, printableText } from './printable-text.ts';
import type { Sheet } from './sheet.ts';

/** How text looks. */
export interface TextStyle {
  readonly font: 'Helvetica' | 'Helvetica-Bold' | 'Helvetica-Oblique' | 'Courier-Bold';
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'right' | 'center';
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

/** How far below a line's top its capitals begin, in parts of its size: what centers them in the line. */
const RISE = 0.22;

/**
 * How tall a line of text is.
 *
 * @example
 * lineHeight({ font: 'Helvetica', size: 8, color: COLORS.ink }); // 9.6
 */
export function lineHeight({ size }: Pick<TextStyle, 'size'>): number {
  return size * 1.2;
}

/**
 * How wide a line of text is.
 *
 * @example
 * textWidth(sheet, '$21,500.00', style);
 */
export function textWidth({ doc }: Sheet, text: string, { font, size }: TextStyle): number {
  return doc.font(font).fontSize(size).widthOfString(text);
}

/**
 * Breaks text into lines that fit a width: between words, and within a word that is wider than the line.
 *
 * @example
 * drawParagraph(sheet, paragraph(sheet, 'Anti-lock brakes', 144, style), { x: 24, y: 200 });
 */
export function paragraph(sheet: Sheet, text: string, width: number, style: TextStyle): Paragraph {
  const printed = printableText(text);
  const lines: string[] = [];
  let line = '';
  for (const word of printed.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(sheet, longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line !== '' && textWidth(sheet, line + letter, style) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
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
    const room = width - textWidth(sheet, line, style);
    const indent = style.align === 'right' ? room : style.align === 'center' ? room / 2 : 0;
    const top = at.y + index * lineHeight(style) + RISE * style.size;
    doc.fillColor(style.color).text(line, at.x + indent, top, { lineBreak: false });
  });
  doc.endMarkedContent();
  element.add(content);
  element.end();
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
