import type { StickerMode, StickerSource } from '../../../src/core/sticker/sticker.ts';
import { drawParagraph, lineHeight, paragraph } from './paragraph.ts';
import { COLORS, decorate, type Sheet } from './sheet.ts';
import { stickerTexts } from './sticker-texts.ts';
import { boldText } from './text-styles.ts';

/** The side of a mark. */
export const MARK_SIZE = 7.5;

/**
 * Where the vehicle's own fields come from: whoever named it by year, make and model chose them; in every other way it
 * was found by its VIN.
 *
 * @example
 * vehicleSource('ymmt'); // 'chosen'
 */
export function vehicleSource(mode: StickerMode): StickerSource {
  return mode === 'ymmt' ? 'chosen' : 'vin';
}

/**
 * Where a mark begins that stands level with a line of text.
 *
 * @example
 * drawSourceMark(sheet, 'vin', { x: 24, y: markTop(200, style) });
 */
export function markTop(y: number, style: { readonly size: number }): number {
  return y + (lineHeight(style) - MARK_SIZE) / 2;
}

/**
 * Draws a mark: a filled square for the VIN, an outlined one for the catalogue, a filled circle for the user's choice,
 * so that they can be told apart without colour and without reading the letter.
 *
 * @example
 * drawSourceMark(sheet, 'vin', { x: 24, y: 200 });
 */
export function drawSourceMark(
  sheet: Sheet,
  source: StickerSource,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  decorate(sheet, (doc) => {
    if (source === 'chosen') doc.circle(x + MARK_SIZE / 2, y + MARK_SIZE / 2, MARK_SIZE / 2).fill(COLORS.muted);
    else if (source === 'vin') doc.roundedRect(x, y, MARK_SIZE, MARK_SIZE, 1.5).fill(COLORS.ink);
    else
      doc
        .lineWidth(0.6)
        .roundedRect(x + 0.3, y + 0.3, MARK_SIZE - 0.6, MARK_SIZE - 0.6, 1.5)
        .stroke(COLORS.ink);
  });
  const { letter, meaning } = stickerTexts[sheet.language].sources[source];
  const style = { ...boldText(5.6, source === 'catalogue' ? COLORS.ink : COLORS.white), align: 'center' } as const;
  const text = paragraph(sheet, letter, MARK_SIZE, style);
  drawParagraph(sheet, text, { x, y: y + (MARK_SIZE - text.height) / 2 }, 'Span', { expanded: meaning });
}
