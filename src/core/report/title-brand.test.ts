import { describe, expect, it } from 'vitest';
import { TITLE_BRANDS, titleBrand } from './title-brand.ts';

describe('TITLE_BRANDS', () => {
  it('holds each code once, as two digits, in order', () => {
    const codes = TITLE_BRANDS.map(({ code }) => code);

    expect(codes.join(' ')).toBe(
      '01 02 03 04 05 06 07 08 09 10 11 14 16 17 18 22 23 30 31 35 36 37 68 69 70 71 72 73 74 76',
    );
  });

  it('counts as passing what a later title may rightly not show', () => {
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
  ])('knows the code %j as %s', (code, name, kind) => {
    expect(titleBrand(code)).toMatchObject({ name, kind });
  });

  it.each([[''], ['0'], ['12'], ['011'], ['salvage']])('does not know the code %j', (code) => {
    expect(titleBrand(code)).toBeNull();
  });
});
