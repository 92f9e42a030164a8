import type { StickerSource } from '#core/sticker/sticker.ts';
import { drawLines, drawParagraph, lineHeight, type Paragraph, type Point, paragraph } from '../paragraph.ts';
import type { PdfDocument } from '../pdf-document.ts';
import { COLORS, type Sheet } from '../sheet.ts';
import { boldText } from '../text-styles.ts';

/** Side length of a mark, in points. */
export const MARK_SIZE = 7.5;

/**
 * Returns the top of a mark that is vertically aligned with a line of text.
 *
 * @example
 * drawSourced(sheet, 'vin', { x: 24, y: markTop(200, style) }, text, { x: 36, y: 200 });
 */
export function markTop(y: number, style: { readonly size: number }): number {
  return y + (lineHeight(style) - MARK_SIZE) / 2;
}

/**
 * Draws a paragraph with a mark for its source: a filled square for the VIN, an outlined square for the catalog, a
 * filled circle for the user's choice, so that they differ without color and without the letter. For screen readers,
 * the letter is the first word of the paragraph and has its meaning as text.
 *
 * @example
 * drawSourced(sheet, 'vin', { x: 24, y: 200 }, paragraph(sheet, 'Gasoline', 144, style), { x: 36, y: 199 });
 */
export function drawSourced(
  sheet: Sheet,
  source: StickerSource,
  mark: Point,
  text: Paragraph,
  at: Point,
  tag?: string,
): void {
  const { doc, t } = sheet;
  const letter = t(`document-sticker.sources.${source}.letter`);
  const meaning = t(`document-sticker.sources.${source}.meaning`);
  drawParagraph(sheet, text, at, tag, {
    meaning,
    draw: () => {
      doc.markContent('Span', { expanded: meaning });
      doc.stamp(source, mark, MARK_SIZE, () => {
        drawShape(doc, source);
        const color = source === 'catalogue' ? COLORS.ink : COLORS.white;
        const sign = paragraph(sheet, letter, MARK_SIZE, { ...boldText(5.6, color), align: 'center' });
        drawLines(sheet, sign, { x: 0, y: (MARK_SIZE - sign.height) / 2 });
      });
      doc.endMarkedContent();
    },
  });
}

function drawShape(doc: PdfDocument, source: StickerSource): void {
  const half = MARK_SIZE / 2;
  if (source === 'chosen') doc.circle(half, half, half).fill(COLORS.muted);
  else if (source === 'vin') doc.roundedRect(0, 0, MARK_SIZE, MARK_SIZE, 1.5).fill(COLORS.ink);
  else
    doc
      .lineWidth(0.6)
      .roundedRect(0.3, 0.3, MARK_SIZE - 0.6, MARK_SIZE - 0.6, 1.5)
      .stroke(COLORS.ink);
}
