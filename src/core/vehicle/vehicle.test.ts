import { describe, expect, it } from 'vitest';
import { fullName, isClassic, LAST_CLASSIC_YEAR, unknownVehicle } from './vehicle.ts';

const accord = { ...unknownVehicle('1HGCM82693A000001'), year: 2003, make: 'Honda', model: 'Accord', series: 'EX' };

describe('fullName', () => {
  it('VEH-04 is year, make and model', () => {
    expect(fullName(accord)).toBe('2003 Honda Accord');
  });

  it('VEH-04 is make and model for a European vehicle', () => {
    expect(fullName({ ...accord, isEurope: true })).toBe('Honda Accord');
  });

  it('VEH-04 uses the series instead of the model for a classic', () => {
    expect(fullName({ ...accord, year: 1981 })).toBe('1981 Honda EX');
    expect(fullName({ ...accord, year: 1981, isEurope: true })).toBe('Honda EX');
  });

  it('uses the model of a classic whose series is unknown', () => {
    expect(fullName({ ...accord, year: 1969, series: null })).toBe('1969 Honda Accord');
  });

  it('omits unknown parts, and uses the VIN for a vehicle without a name', () => {
    expect(fullName({ ...accord, make: null })).toBe('2003 Accord');
    expect(fullName(unknownVehicle('XS29L9B123456'))).toBe('XS29L9B123456');
  });
});

describe('isClassic', () => {
  it('VEH-05 treats 1981 and earlier as classic', () => {
    expect(LAST_CLASSIC_YEAR).toBe(1981);
    expect(isClassic({ year: 1981 })).toBe(true);
    expect(isClassic({ year: 1930 })).toBe(true);
    expect(isClassic({ year: 1982 })).toBe(false);
  });

  it('does not treat a vehicle of unknown year as classic', () => {
    expect(isClassic({ year: null })).toBe(false);
  });
});
