import type { Sticker } from '../../../src/core/sticker/sticker.ts';
import { DENSITIES } from './density.ts';
import { drawPages } from './draw-pages.ts';
import { pdfBytes } from './pdf-bytes.ts';
import { planPages } from './plan-pages.ts';
import { openSheet } from './sheet.ts';

/**
 * Prints a sticker: US Letter, landscape, on one page where it fits. The same sticker gives the same bytes.
 *
 * @example
 * const pdf = await stickerPdf(sticker);
 */
export async function stickerPdf(sticker: Sticker): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(sticker);
  const bytes = pdfBytes(sheet.doc);
  const plans = DENSITIES.map((density) => planPages(sheet, sticker, density));
  const fewest = Math.min(...plans.map(({ pages }) => pages));
  const plan = plans.find(({ pages }) => pages === fewest);
  if (plan) drawPages(sheet, sticker, plan);
  sheet.doc.end();
  return bytes;
}
