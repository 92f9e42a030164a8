import type { Sticker } from '../../../src/core/sticker/sticker.ts';
import { fullName } from '../../../src/core/vehicle/vehicle.ts';

/**
 * The document's title, as a viewer shows it.
 *
 * @example
 * stickerTitle(sticker); // 'Window sticker – 2003 Honda Accord – 1HGCM82693A000001'
 */
export function stickerTitle({ content: { vehicle } }: Sticker): string {
  const name = fullName(vehicle);
  return ['Window sticker', name, ...(name === vehicle.vin ? [] : [vehicle.vin])].join(' – ');
}
