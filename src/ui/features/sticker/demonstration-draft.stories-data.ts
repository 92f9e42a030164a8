import type { StickerDraft } from '#core/sticker/sticker.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });

/** A draft with all possible catalog data, for stories. */
export const demonstrationDraft: StickerDraft = {
  vehicle: {
    ...unknownVehicle('1HGCM82693A000001'),
    year: 2003,
    make: 'Honda',
    model: 'Accord',
    trim: 'EX-V6',
    body: 'Coupe',
    engine: 'V-Shaped · 6 cylinders',
    plant: 'MARYSVILLE, OHIO, UNITED STATES (USA)',
  },
  mode: 'auto',
  demonstration: true,
  builds: [
    {
      trim: 'EX-V6',
      style: '2-lazyContainer coupe EX-V6 automatic',
      basePrice: usd(25_250),
      destinationCharge: usd(460),
      exteriorColors: [{ name: 'Eternal Blue Pearl', swatch: '#24427a' }],
      interiorColors: [{ name: 'Gray leather', swatch: '#8c8d8f' }],
      packages: [
        {
          name: 'Packages',
          data: [
            { code: 'NAV', name: 'Navigation system', price: usd(2_000), preselected: true },
            { code: 'SPT', name: 'Sport appearance package', price: usd(985), preselected: false },
          ],
        },
      ],
      standardEquipment: [
        { name: 'Safety', items: ['Dual-stage front airbags', 'Anti-lock brakes', 'Traction control'] },
        { name: 'Comfort', items: ['Dual-zone climate control', 'Power moonroof'] },
      ],
      economy: { combined: 22, city: 19, highway: 27, gallonsPer100Miles: 4.5, annualFuelCost: usd(1_350) },
      safety: { overall: null, frontalDriver: 5, frontalPassenger: 5, side: 4, rollover: 4 },
      partsContent: {
        usCanadianPercent: 70,
        others: [{ country: 'Japan', percent: 20 }],
        finalAssembly: 'Marysville, Ohio, U.S.A.',
        engineOrigin: 'United States',
        transmissionOrigin: 'United States',
      },
    },
  ],
};

/** A draft of a vehicle that is not in the catalog, for stories. */
export const draftWithoutBuild: StickerDraft = {
  vehicle: { ...unknownVehicle('1FTFW1ET5DFA00001'), year: 2013, make: 'Ford', model: 'F-150', body: 'Pickup' },
  mode: 'auto',
  demonstration: false,
  builds: [],
};

/** A vehicle with two trims, for stories. */
export const draftOfTwoTrims: StickerDraft = {
  ...demonstrationDraft,
  builds: demonstrationDraft.builds.flatMap((build) => [
    build,
    {
      ...build,
      trim: 'LX-V6',
      style: '2-lazyContainer coupe LX-V6 automatic',
      basePrice: usd(22_500),
      packages: [],
      standardEquipment: [
        { name: 'Safety', items: ['Dual-stage front airbags', 'Anti-lock brakes', 'Traction control'] },
        { name: 'Comfort', items: ['Dual-zone climate control'] },
      ],
    },
  ]),
};

/** A vehicle with the maximum realistic number of options, for stories. */
export const draftWithManyOptions: StickerDraft = {
  ...demonstrationDraft,
  builds: demonstrationDraft.builds.map((build) => ({
    ...build,
    packages: Array.from({ length: 10 }, (_group, group) => ({
      name: `Group ${group + 1}`,
      data: Array.from({ length: 20 }, (_item, item) => {
        const number = group * 20 + item + 1;
        return { code: `O${number}`, name: `Option ${number}`, price: usd(number), preselected: number === 100 };
      }),
    })),
  })),
};

/** A vehicle without prices in the catalog, for stories. */
export const draftWithoutPrices: StickerDraft = {
  ...demonstrationDraft,
  builds: demonstrationDraft.builds.map((build) => ({
    ...build,
    basePrice: null,
    destinationCharge: null,
    packages: build.packages.map(({ name, data }) => ({ name, data: data.map((item) => ({ ...item, price: null })) })),
  })),
};

/** A vehicle of a model year with a separate template, for stories. */
export const draftOfRestrictedYear: StickerDraft = {
  ...demonstrationDraft,
  vehicle: { ...demonstrationDraft.vehicle, vin: '1HGCB7653RA000001', year: 1994 },
};
