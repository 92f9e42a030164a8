import type { Language } from '#core/site/host-variant.ts';
import type { Sticker } from '#core/sticker/sticker.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { translatorOf } from '#texts/translator-of.ts';
import type { PrintOptions } from '../engine/marks/seal.ts';
import { openDocument, type Sheet } from '../engine/sheet.ts';
import { DENSITIES } from './density.ts';
import { drawPages } from './draw-pages.ts';
import { measureFixed, type PagePlan, planPages } from './plan-pages.ts';

/**
 * Returns the PDF of a sticker: US Letter, landscape, on one page if it fits. The same sticker produces the same bytes.
 *
 * @example
 * const pdf = await stickerPdf(sticker, { language: 'en', seal });
 */
export async function stickerPdf(
  sticker: Sticker,
  { language, seal, letterhead = null }: PrintOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openDocument({
    title: stickerTitle(sticker, language),
    subject: translatorOf(language)('document-sticker.subject'),
    createdAt: sticker.createdAt,
    layout: 'landscape',
    language,
    letterhead,
  });
  drawPages(sheet, sticker, { plan: chooseLayout(sheet, sticker), seal });
  return sheet.doc.finish();
}

/** Returns the first layout with a single page, otherwise the first one with the fewest pages. */
function chooseLayout(sheet: Sheet, sticker: Sticker): PagePlan {
  const [loosest, ...denser] = DENSITIES;
  const fixed = measureFixed(sheet, sticker);
  let best = planPages(sheet, sticker, fixed, loosest);
  for (const density of denser) {
    if (best.pages === 1) break;
    const plan = planPages(sheet, sticker, fixed, density);
    if (plan.pages < best.pages) best = plan;
  }
  return best;
}

/**
 * Returns the document title for PDF viewers.
 *
 * @example
 * stickerTitle(sticker, 'en'); // 'Window sticker – 2003 Honda Accord – 1HGCM82693A000001'
 */
function stickerTitle({ content: { vehicle } }: Sticker, language: Language): string {
  const name = fullName(vehicle);
  return [
    translatorOf(language)('document-sticker.document'),
    name,
    ...(name === vehicle.vin ? [] : [vehicle.vin]),
  ].join(' – ');
}
