import type { StickerSource } from '#core/sticker/sticker.ts';
import { drawSourced, MARK_SIZE, markTop } from '../marks/source-mark.ts';
import { cutParagraph, drawParagraph, paragraph, type TextStyle, textWidth } from '../paragraph.ts';
import type { Sheet } from '../sheet.ts';
import type { Row } from './flow-rows.ts';

/** Options of a text row: text at its right edge and a source mark. */
export interface TextRowOptions {
  readonly width: number;
  readonly style: TextStyle;
  readonly source?: StickerSource;
  /** Text at the right edge, such as a price; its position does not depend on the length of the row's text. */
  readonly right?: { readonly text: string; readonly style: TextStyle };
  readonly gap?: number;
  readonly tag?: string;
}

/** Maximum number of lines in a row that is not split, so that no row is taller than a page. */
const LINES_TOGETHER = 6;

/**
 * Returns a list item: mark, wrapped text, and figures at the right. Very long text becomes several rows, so that it
 * can break between columns.
 *
 * @example
 * textRows(sheet, 'Floor mats', { width: 240, style: plainText(8), source: 'chosen' });
 */
export function textRows(sheet: Sheet, text: string, options: TextRowOptions): Row[] {
  const { width, style, source, right, gap = 0, tag } = options;
  const indent = source ? MARK_SIZE + 3.5 : 0;
  const rightWidth = right ? textWidth(right.text, right.style) + 8 : 0;
  const whole = paragraph(sheet, text, width - indent - rightWidth, style);
  return cutParagraph(whole, LINES_TOGETHER).map((part, index, all) => ({
    height: part.height + (index === all.length - 1 ? gap : 0),
    draw: ({ x, y }) => {
      const at = { x: x + indent, y };
      if (source && index === 0) drawSourced(sheet, source, { x, y: markTop(y, style) }, part, at, tag);
      else drawParagraph(sheet, part, at, tag);
      if (!right || index > 0) return;
      const figures = paragraph(sheet, right.text, rightWidth, { ...right.style, align: 'right' });
      drawParagraph(sheet, figures, { x: x + width - rightWidth, y });
    },
  }));
}
