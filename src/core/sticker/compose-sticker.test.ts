import { describe, expect, it } from 'vitest';
import { unknownVehicle } from '../vehicle/vehicle.ts';
import { composeSticker } from './compose-sticker.ts';
import type { StickerDraft } from './sticker.ts';
import { preselectedChoices } from './sticker-choices.ts';
import type { VehicleBuild } from './vehicle-build.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const build: VehicleBuild = {
  trim: 'EX',
  style: 'Coupe EX',
  basePrice: usd(20_000),
  destinationCharge: usd(500),
  exteriorColors: [],
  interiorColors: [],
  packages: [
    {
      name: 'Packages',
      data: [
        { code: 'A', name: 'Known to be there', price: usd(300), preselected: true },
        { code: 'B', name: 'To be chosen', price: usd(70), preselected: false },
        { code: 'C', name: 'Of unknown price', price: null, preselected: false },
      ],
    },
    { name: 'Empty', data: [{ code: 'D', name: 'Not chosen', price: usd(1), preselected: false }] },
  ],
  standardEquipment: [],
  economy: null,
  safety: null,
  partsContent: null,
};

const draft: StickerDraft = {
  vehicle: { ...unknownVehicle('VIN'), trim: 'EX' },
  builds: [{ ...build, trim: 'DX', basePrice: usd(15_000) }, build],
  mode: 'auto',
  demonstration: true,
};

describe('preselectedChoices', () => {
  it("starts with the decoded trim's build and its preselected options, without colors", () => {
    expect(preselectedChoices(draft)).toEqual({
      trim: 'EX',
      style: 'Coupe EX',
      exteriorColor: '',
      interiorColor: '',
      packages: [{ name: 'Packages', data: [{ code: 'A', name: 'Known to be there' }] }],
    });
  });

  it('starts with the first build if the requested trim is not in the catalog, and with empty choices without builds', () => {
    expect(preselectedChoices(draft, 'LX').trim).toBe('DX');
    expect(preselectedChoices(draft, 'DX').trim).toBe('DX');
    expect(preselectedChoices({ ...draft, builds: [] })).toMatchObject({ trim: 'EX', style: '', packages: [] });
  });
});

describe('composeSticker', () => {
  const choices = preselectedChoices(draft);

  it('adds base price, options and destination charge', () => {
    expect(composeSticker(draft, choices).prices).toEqual({
      base: usd(20_000),
      options: usd(300),
      destination: usd(500),
      total: usd(20_800),
    });
  });

  it('counts no options as zero, and makes the total unknown if the price of an option is unknown', () => {
    expect(composeSticker(draft, { ...choices, packages: [] }).prices).toMatchObject({
      options: usd(0),
      total: usd(20_500),
    });
    const withUnknown = [{ name: 'Packages', data: [{ code: 'C', name: '' }] }];
    expect(composeSticker(draft, { ...choices, packages: withUnknown }).prices).toMatchObject({
      options: null,
      total: null,
    });
  });

  it('uses names and prices from the catalog regardless of the input, and states the source of each line', () => {
    const sent = [
      {
        name: 'Packages',
        data: [
          { code: 'A', name: 'Forged' },
          { code: 'B', name: '' },
          { code: 'X', name: 'Own' },
        ],
      },
    ];
    expect(composeSticker(draft, { ...choices, packages: sent }).packages).toEqual([
      {
        name: 'Packages',
        items: [
          { code: 'A', name: 'Known to be there', price: usd(300), source: 'catalogue' },
          { code: 'B', name: 'To be chosen', price: usd(70), source: 'chosen' },
          { code: 'X', name: 'Own', price: null, source: 'chosen' },
        ],
      },
    ]);
  });

  it('states the source of trim, style and colors, and treats a blank value as unknown', () => {
    const content = composeSticker(draft, { ...choices, exteriorColor: ' Red ', interiorColor: '  ' });
    expect(content).toMatchObject({
      trim: { value: 'EX', source: 'vin' },
      style: { value: 'Coupe EX', source: 'catalogue' },
      exteriorColor: { value: 'Red', source: 'chosen' },
      interiorColor: null,
      demonstration: true,
      mode: 'auto',
    });
    const other = composeSticker(draft, { ...choices, trim: 'DX', style: 'My own' });
    expect(other).toMatchObject({
      trim: { source: 'catalogue' },
      style: { source: 'chosen' },
      prices: { base: usd(15_000) },
    });
  });

  it('adds nothing without a build', () => {
    const content = composeSticker({ ...draft, builds: [] }, { ...choices, packages: [] });
    expect(content).toMatchObject({
      prices: { base: null, options: null, destination: null, total: null },
      standardEquipment: [],
      economy: null,
      safety: null,
      partsContent: null,
    });
  });
});
