import { describe, expect, it } from 'vitest';
import { aSticker } from '#tests/builders/a-sticker.ts';
import type { StickerContent } from './sticker.ts';
import { stickerSpecification } from './sticker-specification.ts';

const { content: base } = aSticker();
const unknown = { ...base.vehicle, engine: null, transmission: null, drive: null, fuel: null };
const withEquipment = (...items: string[]): StickerContent => ({
  ...base,
  vehicle: unknown,
  packages: [],
  standardEquipment: [{ name: 'Mechanical', items }],
});

describe('stickerSpecification', () => {
  it.each([
    ['transmission', 'Eight-speed automatic transmission'],
    ['transmission', 'Continuously variable transmission'],
    ['transmission', '10-Speed Automatic with Tow Mode'],
    ['drive', 'Four-wheel drive with electronic shift'],
    ['drive', 'Rear-wheel drive'],
    ['engine', '3.0-liter 24-valve SOHC VTEC V6'],
    ['engine', '289 cu in V8, two-barrel carburetor'],
  ] as const)('DATA-08 fills %s from "%s" and marks it as catalog data', (field, item) => {
    const specification = stickerSpecification(withEquipment("Power driver's seat, eight-way", item));
    expect(specification[field]).toEqual({ value: item, source: 'catalogue' });
  });

  it('DATA-08 derives the fuel from a keyword', () => {
    const stated = (item: string) => stickerSpecification(withEquipment(item)).fuel?.value;
    expect(stated('Electric drive with single-speed gear')).toBe('Electric');
    expect(stated('2.0-liter diesel engine')).toBe('Diesel');
    expect(stated('Electric windows')).toBeUndefined();
  });

  it.each(['Drive-by-wire throttle', "Power driver's seat, eight-way", 'Five-speed wipers'])(
    'DATA-08 derives nothing from "%s"',
    (item) => {
      const nothing = { engine: null, transmission: null, drive: null, fuel: null };
      expect(stickerSpecification(withEquipment(item))).toEqual(nothing);
    },
  );

  it('DATA-08 preserves values decoded from the VIN, and prefers a chosen option to standard equipment', () => {
    const decoded = { ...withEquipment('Rear-wheel drive'), vehicle: { ...unknown, drive: 'AWD' } };
    expect(stickerSpecification(decoded).drive).toEqual({
      value: 'AWD',
      source: decoded.mode === 'ymmt' ? 'chosen' : 'vin',
    });
    const option = { code: 'MT', name: 'Six-speed manual transmission', price: null, source: 'chosen' } as const;
    const chosen = {
      ...withEquipment('Eight-speed automatic transmission'),
      packages: [{ name: 'Options', items: [option] }],
    };
    expect(stickerSpecification(chosen).transmission).toEqual({ value: option.name, source: 'chosen' });
  });
});
