import type { Sticker } from '../../../src/core/sticker/sticker.ts';
import { drawText, textWidth } from './paragraph.ts';
import { UNPRINTABLE } from './printable-text.ts';
import { COLORS, decorate, FRAME, type Sheet } from './sheet.ts';
import { drawSourceMark, MARK_SIZE, markTop, SOURCE_MARKS } from './source-mark.ts';
import { boldText, plainText } from './text-styles.ts';

/** How much of a page its foot takes. */
export const FOOTER_HEIGHT = 40;

/** The law asks it of the maker's own label; no source we have tells it. */
const NOT_SHOWN = 'Not known and therefore not shown: first dealer, city of delivery, method of transport.';

const SMALL = plainText(7, COLORS.muted);

/**
 * Draws the foot of a page: what the marks mean, what is not known and therefore not shown, and which document and
 * page this is.
 *
 * @example
 * drawFooter(sheet, sticker, { page: 1, pages: 2 });
 */
export function drawFooter(
  sheet: Sheet,
  sticker: Sticker,
  { page, pages }: { readonly page: number; readonly pages: number },
): void {
  const width = FRAME.width - 24;
  const x = FRAME.x + 12;
  const y = FRAME.y + FRAME.height - FOOTER_HEIGHT;
  decorate(sheet, (doc) => {
    doc
      .lineWidth(0.8)
      .moveTo(FRAME.x, y)
      .lineTo(FRAME.x + FRAME.width, y)
      .stroke(COLORS.ink);
  });
  drawLegend(sheet, { x, y: y + 5 });
  const more = page < pages ? ` · continued on page ${page + 1}` : '';
  const right = { ...boldText(7.5), align: 'right' } as const;
  drawText(sheet, `Page ${page} of ${pages}${more}`, { x: x + width - 180, y: y + 5, width: 180 }, right);
  drawText(sheet, NOT_SHOWN, { x, y: y + 16.5, width }, SMALL);
  const made = new Date(sticker.createdAt).toISOString().slice(0, 10);
  const identity = `Sticker ${sticker.id} · made ${made} (UTC) · Vinport is neither the maker nor a government agency.`;
  const substitution = sheet.substituted
    ? ` Some letters are printed without their accents; ${UNPRINTABLE} stands for characters this print cannot show.`
    : '';
  drawText(sheet, identity + substitution, { x, y: y + 27, width }, SMALL);
}

function drawLegend(sheet: Sheet, { x, y }: { readonly x: number; readonly y: number }): void {
  let at = x;
  for (const source of ['vin', 'catalogue', 'chosen'] as const) {
    const { meaning } = SOURCE_MARKS[source];
    drawSourceMark(sheet, source, { x: at, y: markTop(y, { size: 7.5 }) });
    at += MARK_SIZE + 3.5;
    const style = plainText(7.5);
    const width = textWidth(sheet, meaning, style) + 1;
    drawText(sheet, meaning, { x: at, y, width }, style);
    at += width + 14;
  }
}
