import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unknownVehicle } from './vehicle.ts';
import { vehicleFromRecord } from './vehicle-from-record.ts';

describe('vehicleFromRecord', () => {
  it.each([
    ['year', ['year', 'vehicle_year', 'Year', 'Model Year'], [2001, 2002, 2003, 2004]],
    ['make', ['make', 'vehicle_make', 'Make'], ['Ford', 'Audi', 'Fiat']],
    ['model', ['model', 'vehicle_model', 'Model'], ['Focus', 'A4', 'Panda']],
    ['series', ['series', 'series2'], ['LX', 'EX']],
  ] as const)('VEH-01 reads the %s from the first of its names that is present', (fact, names, values) => {
    for (const [first, value] of values.entries()) {
      const present = names.slice(first).map((name, index) => [name, values[first + index]]);

      // Reversed, to verify that the order of the names decides, not that of the fields.
      expect(vehicleFromRecord(Object.fromEntries(present.toReversed()))[fact]).toBe(value);
    }
  });

  it('VEH-01 skips names without a value', () => {
    const record = { year: '', vehicle_year: 'unknown', Year: 0, 'Model Year': ' 1979 ', make: '  ', Make: 'Ford' };

    expect(vehicleFromRecord(record)).toMatchObject({ year: 1979, make: 'Ford' });
  });

  it.each([[9999], [3000], [1885], [1979.5], ['79'], [[1979]], [true]])('rejects %j as a model year', (year) => {
    expect(vehicleFromRecord({ year }).year).toBeNull();
  });

  it.each([[1886], [2999], ['2003']])('accepts %j as a model year', (year) => {
    expect(vehicleFromRecord({ year }).year).toBe(Number(year));
  });

  it('VEH-02 reads the other fields under the names of the specification', () => {
    const record = {
      vin: ' 1HGCM82693A000001 ',
      model_id: 12,
      trim: 'EX',
      body: 'Sedan',
      doors: '4',
      engine: '2.4 L',
      fuel: 'Gasoline',
      drive: 'FWD',
      transmission: 'Automatic',
      vehicle_type: 'PASSENGER CAR',
      plant: 'MARYSVILLE',
    };

    expect(vehicleFromRecord(record)).toEqual({
      ...unknownVehicle('1HGCM82693A000001'),
      modelId: '12',
      trim: 'EX',
      body: 'Sedan',
      doors: 4,
      engine: '2.4 L',
      fuel: 'Gasoline',
      drive: 'FWD',
      transmission: 'Automatic',
      vehicleType: 'PASSENGER CAR',
      plant: 'MARYSVILLE',
    });
  });

  it.each([
    [{ source: 'europe' }, true],
    [{ source: 'AutoData EUROPE v2' }, true],
    [{ source: ['nhtsa', 'Carfax Europe'] }, true],
    [{ 'General Information': {} }, true],
    [{ data: { 'General Information': { Make: 'Opel' } } }, true],
    [{ source: 'us' }, false],
    [{ 'General Information': null }, false],
    [{ data: 'General Information' }, false],
    [{ make: 'Europe' }, false],
    [{}, false],
  ])('VEH-03 returns for %j whether it is European: %j', (record, expected) => {
    expect(vehicleFromRecord(record).isEurope).toBe(expected);
  });

  it('returns an unknown vehicle for an invalid record and never throws', () => {
    expect(vehicleFromRecord(null)).toEqual(unknownVehicle(''));
    expect(vehicleFromRecord(['year'])).toEqual(unknownVehicle(''));
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { year, doors } = vehicleFromRecord(value);
        return (year === null || Number.isInteger(year)) && (doors === null || Number.isFinite(doors));
      }),
    );
  });
});
