import type { Sticker } from '#core/sticker/sticker.ts';
import type { Seal } from '../engine/marks/seal.ts';
import { drawSourced, MARK_SIZE, markTop } from '../engine/marks/source-mark.ts';
import { vinStyle } from '../engine/marks/vin-box.ts';
import { drawText, paragraph, textWidth } from '../engine/paragraph.ts';
import { drawQrCode } from '../engine/qr-code.ts';
import { COLORS, decorate, drawLine, FRAME, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';

/** Height of the page footer, in points. */
export const FOOTER_HEIGHT = 54;

const QR_SIDE = 46;
const SMALL = plainText(6.6, COLORS.muted);

/**
 * Draws the page footer: the meaning of the marks, a note about omitted unknown data, document and page number, and the
 * verification link.
 *
 * @example
 * drawFooter(sheet, sticker, { page: 1, pages: 2, seal });
 */
export function drawFooter(
  sheet: Sheet,
  sticker: Sticker,
  { page, pages, seal }: { readonly page: number; readonly pages: number; readonly seal: Seal },
): void {
  const { t } = sheet;
  const x = FRAME.x + 12;
  const y = FRAME.y + FRAME.height - FOOTER_HEIGHT;
  const edge = FRAME.x + FRAME.width - 8 - QR_SIDE;
  const width = edge - 8 - x;
  decorate(sheet, (doc) => {
    drawLine(doc.lineWidth(0.8), [FRAME.x, y], [FRAME.x + FRAME.width, y], COLORS.ink);
  });
  drawLegend(sheet, { x, y: y + 5 });
  const more = page < pages ? ` · ${t('document-sticker.goesOn', { page: page + 1 })}` : '';
  const right = { ...boldText(7.5), align: 'right' } as const;
  drawText(sheet, t('document.page', { page, pages }) + more, { x: edge - 8 - 200, y: y + 5, width: 200 }, right);
  drawText(sheet, t('document-sticker.notShown'), { x, y: y + 17, width }, SMALL);
  const made = new Date(sticker.createdAt).toISOString().slice(0, 10);
  const substitution = sheet.substituted ? ` ${t('document.substituted')}` : '';
  drawText(
    sheet,
    t('document-sticker.identity', { id: sticker.id, day: made }) + substitution,
    { x, y: y + 27.5, width },
    SMALL,
  );
  const label = `${t('document.checksum')} `;
  drawText(sheet, label, { x, y: y + 38, width }, SMALL);
  const mono = { ...vinStyle(6.2), color: COLORS.muted };
  drawText(sheet, seal.checksum, { x: x + textWidth(label, SMALL) + 2, y: y + 38.3, width }, mono);
  drawQrCode(
    sheet,
    { text: seal.address, alt: t('document.qrOf', { address: seal.address }) },
    { x: edge, y: y + (FOOTER_HEIGHT - QR_SIDE) / 2, side: QR_SIDE },
  );
}

function drawLegend(sheet: Sheet, { x, y }: { readonly x: number; readonly y: number }): void {
  let at = x;
  for (const source of ['vin', 'catalogue', 'chosen'] as const) {
    const meaning = sheet.t(`document-sticker.sources.${source}.meaning`);
    const style = plainText(7.5);
    const width = textWidth(meaning, style) + 1;
    const indent = MARK_SIZE + 3.5;
    const text = paragraph(sheet, meaning, width, style);
    drawSourced(sheet, source, { x: at, y: markTop(y, style) }, text, { x: at + indent, y });
    at += indent + width + 14;
  }
}
