import { describe, expect, it } from 'vitest';
import { TITLE_BRANDS, titleBrand } from './title-brand.ts';

describe('TITLE_BRANDS', () => {
  it('contains each two-digit code once, in order', () => {
    const codes = TITLE_BRANDS.map(({ code }) => code);

    expect(codes.join(' ')).toBe(
      '01 02 03 04 05 06 07 08 09 10 11 14 16 17 18 22 23 30 31 35 36 37 68 69 70 71 72 73 74 76',
    );
  });

  it('contains the name and kind of each brand', () => {
    const table = TITLE_BRANDS.map(({ code, kind, name }) => `${code} ${kind}: ${name}`);

    expect(table).toEqual([
      '01 damage: Flood damage',
      '02 damage: Fire damage',
      '03 damage: Hail damage',
      '04 damage: Salt water damage',
      '05 damage: Vandalism',
      '06 construction: Kit vehicle',
      '07 damage: Dismantled',
      '08 damage: Junk',
      '09 damage: Rebuilt',
      '10 damage: Reconstructed',
      '11 damage: Salvage',
      '14 damage: Collision',
      '16 damage: Salvage, retained by the owner',
      '17 use: Former taxi',
      '18 use: Former police vehicle',
      '22 construction: Gray market',
      '23 use: Warranty return',
      '30 construction: Replica',
      '31 damage: Totaled',
      '35 damage: For parts only',
      '36 theft: Recovered after theft',
      '37 lien: Undisclosed lien',
      '68 odometer: Odometer: actual mileage',
      '69 odometer: Odometer: not the actual mileage',
      '70 odometer: Odometer: tampering verified',
      '71 odometer: Odometer: exempt from disclosure',
      '72 odometer: Odometer: exceeds mechanical limits',
      '73 odometer: Odometer: may be altered',
      '74 odometer: Odometer: replaced',
      '76 odometer: Odometer: discrepancy',
    ]);
  });

  it('classifies brands that a later title may legitimately omit as not lasting', () => {
    expect(TITLE_BRANDS.filter(({ isLasting }) => !isLasting).map(({ code }) => code)).toEqual(['37', '68', '71']);
  });
});

describe('titleBrand', () => {
  it.each([
    ['11', 'Salvage', 'damage'],
    ['01', 'Flood damage', 'damage'],
    ['1', 'Flood damage', 'damage'],
    [' 9 ', 'Rebuilt', 'damage'],
    ['17', 'Former taxi', 'use'],
    ['30', 'Replica', 'construction'],
    ['36', 'Recovered after theft', 'theft'],
    ['70', 'Odometer: tampering verified', 'odometer'],
  ])('returns %j as %s', (code, name, kind) => {
    expect(titleBrand(code)).toMatchObject({ name, kind });
  });

  it.each([[''], ['0'], ['12'], ['011'], ['salvage']])('returns null for the unknown code %j', (code) => {
    expect(titleBrand(code)).toBeNull();
  });
});
