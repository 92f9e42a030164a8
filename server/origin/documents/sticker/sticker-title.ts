import type { Language } from '#core/site/host-variant.ts';
import type { Sticker } from '#core/sticker/sticker.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { translatorOf } from '#texts/translator-of.ts';

/**
 * Returns the document title for PDF viewers.
 *
 * @example
 * stickerTitle(sticker, 'en'); // 'Window sticker – 2003 Honda Accord – 1HGCM82693A000001'
 */
export function stickerTitle({ content: { vehicle } }: Sticker, language: Language): string {
  const name = fullName(vehicle);
  return [
    translatorOf(language)('document-sticker.document'),
    name,
    ...(name === vehicle.vin ? [] : [vehicle.vin]),
  ].join(' – ');
}
