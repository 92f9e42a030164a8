import { describe, expect, it } from 'vitest';
import { readClassicVin } from './classic-vin.ts';

describe('readClassicVin', () => {
  it('returns the parts of a Mopar VIN', () => {
    expect(readClassicVin('XS29L9B123456')).toEqual([
      {
        format: 'mopar-13',
        parts: [
          { name: 'car-line', position: 1, text: 'X' },
          { name: 'price-class', position: 2, text: 'S' },
          { name: 'body', position: 3, text: '29' },
          { name: 'engine', position: 5, text: 'L' },
          { name: 'year', position: 6, text: '9' },
          { name: 'plant', position: 7, text: 'B' },
          { name: 'sequence', position: 8, text: '123456' },
        ],
        years: [1969, 1979],
      },
    ]);
  });

  it('returns the parts of a Ford VIN', () => {
    expect(readClassicVin('7R02C123456')).toEqual([
      {
        format: 'ford-11',
        parts: [
          { name: 'year', position: 1, text: '7' },
          { name: 'plant', position: 2, text: 'R' },
          { name: 'body', position: 3, text: '02' },
          { name: 'engine', position: 5, text: 'C' },
          { name: 'sequence', position: 6, text: '123456' },
        ],
        years: [1967, 1977],
      },
    ]);
  });

  it('returns the parts of a GM VIN from 1972 on', () => {
    expect(readClassicVin('1Z37T3S400001')).toEqual([
      {
        format: 'gm-13-from-1972',
        parts: [
          { name: 'division', position: 1, text: '1' },
          { name: 'series', position: 2, text: 'Z' },
          { name: 'body', position: 3, text: '37' },
          { name: 'engine', position: 5, text: 'T' },
          { name: 'year', position: 6, text: '3' },
          { name: 'plant', position: 7, text: 'S' },
          { name: 'sequence', position: 8, text: '400001' },
        ],
        years: [1973],
      },
    ]);
  });

  it('returns the parts of a GM VIN from before 1972', () => {
    expect(readClassicVin('194379S700001')).toEqual([
      {
        format: 'gm-13-before-1972',
        parts: [
          { name: 'division', position: 1, text: '1' },
          { name: 'series', position: 2, text: '94' },
          { name: 'body', position: 4, text: '37' },
          { name: 'year', position: 6, text: '9' },
          { name: 'plant', position: 7, text: 'S' },
          { name: 'sequence', position: 8, text: '700001' },
        ],
        years: [1969],
      },
    ]);
  });

  it.each([
    ['XS29L0B123456', [1970]],
    ['XS29L5B123456', [1975]],
    ['XS29L6B123456', [1966, 1976]],
    ['XS29LAB123456', [1980]],
    ['0R02C123456', [1960, 1970, 1980]],
    ['9R02C123456', [1969, 1979]],
    ['1R02C123456', [1961, 1971]],
    ['1Z37T2S400001', [1972]],
    ['1Z37TAS400001', [1980]],
    ['194375S700001', [1965]],
    ['194371S700001', [1971]],
  ])('reads the year of %s as %j', (vin, years) => {
    expect(readClassicVin(vin).map((reading) => reading.years)).toEqual([years]);
  });

  it('ignores spaces, dashes and case', () => {
    expect(readClassicVin('xs29-l9b 123456')).toEqual(readClassicVin('XS29L9B123456'));
  });

  it.each([
    [''],
    ['XS29L9B12345'],
    ['XS29L9B1234567'],
    ['XS2AL9B123456'],
    ['XS29LBB123456'],
    ['7R02C12345A'],
    ['RR02C123456'],
    ['1Z37T1S400001'],
    ['194372S700001'],
    ['1HGCM82633A004352'],
  ])('returns no reading for %j', (vin) => {
    expect(readClassicVin(vin)).toEqual([]);
  });
});
