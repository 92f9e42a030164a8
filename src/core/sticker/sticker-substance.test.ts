import { describe, expect, it } from 'vitest';
import { aVehicleBuild } from '#tests/builders/a-vehicle-build.ts';
import { usd } from '#tests/builders/usd.ts';
import { hasStickerSubstance, isEmptySticker } from './sticker-substance.ts';

const bare = aVehicleBuild({ standardEquipment: [], packages: [], basePrice: null });
const item = { code: 'NAV', name: 'Navigation', price: null, preselected: false };

describe('hasStickerSubstance', () => {
  it('DEL-04 requires standard equipment, options or a base price', () => {
    expect(hasStickerSubstance(bare)).toBe(false);
    expect(hasStickerSubstance({ ...bare, standardEquipment: [{ name: 'Safety', items: [] }] })).toBe(false);
    expect(hasStickerSubstance({ ...bare, packages: [{ name: 'Packages', data: [] }] })).toBe(false);
    expect(hasStickerSubstance({ ...bare, standardEquipment: [{ name: 'Safety', items: ['Airbags'] }] })).toBe(true);
    expect(hasStickerSubstance({ ...bare, packages: [{ name: 'Packages', data: [item] }] })).toBe(true);
    expect(hasStickerSubstance({ ...bare, basePrice: usd(20_000) })).toBe(true);
  });
});

describe('isEmptySticker', () => {
  const prices = { base: null, options: null, destination: usd(460), total: null };
  const empty = { standardEquipment: [{ name: 'Safety', items: [] }], packages: [], prices };

  it('DEL-04 is empty without equipment, options and base price', () => {
    expect(isEmptySticker(empty)).toBe(true);
    expect(isEmptySticker({ ...empty, standardEquipment: [{ name: 'Safety', items: ['Airbags'] }] })).toBe(false);
    const packages = [{ name: 'Packages', items: [{ ...item, source: 'chosen' as const }] }];
    expect(isEmptySticker({ ...empty, packages })).toBe(false);
    expect(isEmptySticker({ ...empty, prices: { ...prices, base: usd(20_000) } })).toBe(false);
  });
});
