import type { Money } from '#core/billing/money.ts';
import type { Sticker, StickerContent } from '#core/sticker/sticker.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';

/**
 * Returns an amount in dollars.
 *
 * @example
 * usd(460); // { amount: 46000, currency: 'USD' }
 */
export function usd(dollars: number): Money {
  return { amount: dollars * 100, currency: 'USD' };
}

const SECTIONS = ['Mechanical', 'Safety and security', 'Interior', 'Comfort', 'Exterior'];

/** The sticker content of a fictitious vehicle with all data, typical in length. */
export const FULL_CONTENT: StickerContent = {
  vehicle: {
    ...unknownVehicle('1HGCM82693A000001'),
    year: 2003,
    make: 'Honda',
    model: 'Accord',
    trim: 'EX V6',
    body: 'Sedan',
    doors: 4,
    engine: '3.0 L · 6 cylinders · 240 hp',
    fuel: 'Gasoline',
    drive: 'Front-wheel drive',
    transmission: 'Automatic, 5 speeds',
    plant: 'MARYSVILLE, OHIO, UNITED STATES (USA)',
  },
  mode: 'auto',
  trim: { value: 'EX V6', source: 'vin' },
  style: { value: '4dr Sedan', source: 'catalogue' },
  exteriorColor: { value: 'Nighthawk Black', source: 'chosen' },
  interiorColor: null,
  standardEquipment: SECTIONS.map((name) => ({
    name,
    items: Array.from({ length: 8 }, (_, index) => `${name} item number ${index + 1} of eight`),
  })),
  packages: [
    { name: 'Packages', items: [{ code: 'NAV', name: 'Navigation', price: usd(2000), source: 'catalogue' }] },
    {
      name: 'Accessories',
      items: [
        { code: 'FM', name: 'Floor mats', price: usd(119), source: 'chosen' },
        { code: 'TT', name: 'Trunk tray', price: usd(79), source: 'chosen' },
      ],
    },
  ],
  prices: { base: usd(26400), options: usd(2198), destination: usd(460), total: usd(29058) },
  economy: { combined: 21, city: 18, highway: 26, gallonsPer100Miles: 4.8, annualFuelCost: usd(2350) },
  safety: { overall: null, frontalDriver: 5, frontalPassenger: 5, side: 4, rollover: 3 },
  partsContent: {
    usCanadianPercent: 70,
    others: [{ country: 'Japan', percent: 20 }],
    finalAssembly: 'Marysville, Ohio, U.S.A.',
    engineOrigin: 'United States',
    transmissionOrigin: 'Japan',
  },
  demonstration: false,
};

/**
 * Returns a sticker with some of its content changed.
 *
 * @example
 * stickerWith({ demonstration: true });
 */
export function stickerWith(changes: Partial<StickerContent> = {}): Sticker {
  return { id: 'sticker-1', createdAt: Date.UTC(2026, 4, 4), content: { ...FULL_CONTENT, ...changes } };
}

/** Sticker content for a vehicle that is only decoded. */
export const DECODED_ONLY: Partial<StickerContent> = {
  style: null,
  exteriorColor: null,
  standardEquipment: [],
  packages: [],
  prices: { base: null, options: null, destination: null, total: null },
  economy: null,
  safety: null,
  partsContent: null,
};
