import { describe, expect, it } from 'vitest';
import { vinRegion } from './vin-region.ts';

describe('vinRegion', () => {
  it.each([
    ['ABC', 'africa'],
    ['HJKLMNPR', 'asia'],
    ['STUVWXYZ', 'europe'],
    ['123457', 'north-america'],
    ['6', 'oceania'],
    ['89', 'south-america'],
    ['DEFGIOQ0', null],
  ])('maps each of %s to %s', (signs, region) => {
    for (const sign of signs) expect(vinRegion(`${sign}HGCM82633A004352`)).toBe(region);
  });

  it('uses only the first character', () => {
    expect(vinRegion('W1A')).toBe('europe');
    expect(vinRegion('')).toBeNull();
  });
});
