import { describe, expect, it } from 'vitest';
import { odometerExemption } from './odometer-exemption.ts';

const exemption = (modelYear: number | null, saleYear: number, grossWeightPounds: number | null = null) =>
  odometerExemption({ modelYear, saleYear, grossWeightPounds });

describe('odometerExemption', () => {
  it.each([
    [2010, 2019, null],
    [2010, 2020, 'ten-years'],
    [1999, 2026, 'ten-years'],
    [2011, 2021, null],
    [2011, 2030, null],
    [2011, 2031, 'twenty-years'],
    [2020, 2039, null],
    [2020, 2040, 'twenty-years'],
  ])('for model year %d sold in %d is %s', (modelYear, saleYear, expected) => {
    expect(exemption(modelYear, saleYear)).toBe(expected);
  });

  it('exempts a vehicle rated above 16,000 pounds at any age', () => {
    expect(exemption(2020, 2021, 16_001)).toBe('weight');
    expect(exemption(null, 2021, 16_001)).toBe('weight');
    expect(exemption(2020, 2021, 16_000)).toBeNull();
  });

  it('returns no exemption by age if the model year is unknown', () => {
    expect(exemption(null, 2026)).toBeNull();
  });
});
