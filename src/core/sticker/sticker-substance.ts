import type { StickerContent } from './sticker.ts';
import type { VehicleBuild } from './vehicle-build.ts';

/**
 * Returns whether a catalog build has enough data for a sticker: standard equipment, packages or options, or a base
 * price.
 *
 * Source: the product's own rule (DEL-04).
 *
 * @example
 * hasStickerSubstance({ standardEquipment: [], packages: [], basePrice: null }); // false
 */
export function hasStickerSubstance({
  standardEquipment,
  packages,
  basePrice,
}: Pick<VehicleBuild, 'standardEquipment' | 'packages' | 'basePrice'>): boolean {
  return (
    basePrice !== null ||
    standardEquipment.some(({ items }) => items.length > 0) ||
    packages.some(({ data }) => data.length > 0)
  );
}

/**
 * Returns whether a sticker would contain neither equipment, nor options, nor a base price. Such a sticker is never
 * charged.
 *
 * Source: the product's own rule (DEL-04).
 *
 * @example
 * const prices = { base: null, options: null, destination: null, total: null };
 * isEmptySticker({ standardEquipment: [], packages: [], prices }); // true
 */
export function isEmptySticker({
  standardEquipment,
  packages,
  prices,
}: Pick<StickerContent, 'standardEquipment' | 'packages' | 'prices'>): boolean {
  return (
    prices.base === null &&
    standardEquipment.every(({ items }) => items.length === 0) &&
    packages.every(({ items }) => items.length === 0)
  );
}
