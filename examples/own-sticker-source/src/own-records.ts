import type { OwnRecord } from './own-sticker-source.ts';

/** One of our own vehicles, by its VIN. */
export const ownRecords: ReadonlyMap<string, OwnRecord> = new Map([
  [
    '1FTFW1ET3EFA00001',
    {
      year: 2014,
      make: 'Ford',
      model: 'F-150',
      builds: [
        {
          trim: 'Lariat',
          style: 'SuperCrew 4x4',
          basePrice: { amount: 44_120_00, currency: 'USD' },
          destinationCharge: { amount: 1_195_00, currency: 'USD' },
          exteriorColors: [{ name: 'Ruby Red', swatch: '#7d1220' }],
          interiorColors: [{ name: 'Black leather', swatch: '#232325' }],
          packages: [],
          standardEquipment: [{ name: 'Exterior', items: ['Trailer hitch'] }],
          economy: null,
          safety: null,
          partsContent: null,
        },
      ],
    },
  ],
]);
