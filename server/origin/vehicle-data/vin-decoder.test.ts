import { describe, expect, it } from 'vitest';
import { openVpicForTests } from '#tests/setup/vpic-rows.ts';
import { createVinDecoder } from './vin-decoder.ts';

const decoder = createVinDecoder(await openVpicForTests());
const decode = (vin: string) => decoder.decode(vin, { currentYear: 2026 });

describe('vehicles built for the United States', () => {
  it.each([
    ['1HGCM82633A004352', 2003, 'Honda', 'Accord'],
    ['1HGCM82693A000001', 2003, 'Honda', 'Accord'],
    ['1FTFW1ET5DFA00001', 2013, 'Ford', 'F-150'],
    ['5YJ3E1EA8KF000001', 2019, 'Tesla', 'Model 3'],
    ['WBA3A5C54CF000001', 2012, 'BMW', '328i'],
    ['1G1YY22G365000001', 2006, 'Chevrolet', 'Corvette'],
    ['JH4DC4340RS003205', 1994, 'Acura', 'Integra'],
    ['2GCEC19Z0S1245490', 1995, 'Chevrolet', 'GMT-400'],
    ['1FTFW5L86RFB45612', 2024, 'Ford', 'F-150'],
    ['1FMCU14T3JU402061', 1988, 'Ford', 'Bronco II'],
  ])('DATA-08 decodes %s as a %i %s %s', (vin, year, make, model) => {
    expect(decode(vin)).toMatchObject({ vin, year, make, model, errorCodes: [0], checkDigitValid: true });
  });

  it('returns all data in vPIC and leaves the rest unknown', () => {
    expect(decode('1FTFW1ET5DFA00001')).toEqual({
      vin: '1FTFW1ET5DFA00001',
      year: 2013,
      make: 'Ford',
      model: 'F-150',
      series: null,
      trim: null,
      body: 'Pickup',
      doors: null,
      engine: { cylinders: 6, displacementLitres: 3.5, powerHp: null, configuration: 'V-Shaped', model: null },
      fuel: 'Gasoline',
      drive: null,
      transmission: null,
      plant: { city: 'DEARBORN', state: 'MICHIGAN', country: 'UNITED STATES (USA)', company: null },
      vehicleType: 'Truck',
      gvwr: {
        description: 'Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)',
        minimumPounds: 7001,
        maximumPounds: 8000,
      },
      manufacturer: 'FORD MOTOR COMPANY',
      errorCodes: [0],
      suggestedVin: null,
      checkDigitValid: true,
      region: 'north-america',
      country: 'United States',
      countryCode: 'US',
      isEurope: false,
      isEuropeanBuild: false,
    });
  });

  it('reads doors, series and trim from patterns, and power from the engine model', () => {
    expect(decode('19XFC2F5XGE204760')).toMatchObject({
      model: 'Civic',
      trim: 'LX',
      doors: 4,
      engine: { cylinders: 4, displacementLitres: 2, powerHp: 158, configuration: 'In-Line', model: 'K20C2' },
      plant: { city: 'GREENSBURG', state: 'INDIANA' },
      gvwr: { minimumPounds: 3001, maximumPounds: 4000 },
    });
    expect(decode('1B4HS28N41F549124')).toMatchObject({ model: 'Durango', series: 'AN, DN', trim: 'Base', doors: 4 });
  });

  it('finds the year of trailers and heavy trucks, for which position 7 is not binding', () => {
    expect(decode('54DC4W1D7RS208881')).toMatchObject({ year: 2024, make: 'Isuzu' });
    expect(decode('4V0TC3023CA015586')).toMatchObject({ year: 2012, vehicleType: 'Trailer' });
  });

  it('limits the model year by the given calendar year', () => {
    expect(decoder.decode('54DC4W1D7RS208881', { currentYear: 2020 }).year).toBe(1994);
  });

  it('accepts lowercase and surrounding spaces', () => {
    expect(decode(' 1hgcm82633a004352 ')).toEqual(decode('1HGCM82633A004352'));
  });
});

describe('vehicles without a model', () => {
  it("returns the make if all the manufacturer's vehicles of that year have the same make", () => {
    expect(decode('JF1ZZ1A00CH000001')).toMatchObject({ make: 'Subaru', model: null, year: 2012 });
  });

  it('returns no make if the manufacturer has several', () => {
    expect(decode('3KPA25MD4RE000001')).toMatchObject({ make: null, model: null, year: 2024, errorCodes: [14] });
  });
});

describe('invalid VINs', () => {
  it('decodes a VIN with an invalid check digit, with a warning', () => {
    expect(decode('1HGCM82643A004352')).toMatchObject({
      year: 2003,
      model: 'Accord',
      checkDigitValid: false,
      errorCodes: [1],
      suggestedVin: null,
    });
  });

  it('suggests the only VIN possible for a misread letter', () => {
    expect(decode('1HGCM82633AO04352')).toMatchObject({
      errorCodes: [3, 400],
      suggestedVin: '1HGCM82633A004352',
      checkDigitValid: null,
      model: null,
    });
  });

  it('corrects an unknown descriptor character', () => {
    expect(decode('1HGZM82633A004352')).toMatchObject({ errorCodes: [1, 2, 14], suggestedVin: '1HGCM82633A004352' });
  });

  it('computes an impossible check digit from the other characters', () => {
    expect(decode('1HGCM826E3A004352')).toMatchObject({
      errorCodes: [1, 2],
      suggestedVin: '1HGCM82633A004352',
      model: 'Accord',
    });
  });

  it('reports that several corrections are possible, without suggesting one', () => {
    expect(decode('1FTFA1ET5DFA00001')).toMatchObject({ errorCodes: [1, 4, 14], suggestedVin: null, model: null });
  });

  it('reports when one correction is not enough', () => {
    expect(decode('1HGZZZZ633A004352').errorCodes).toEqual([1, 5, 14]);
  });

  it('reports a wrong length without guessing', () => {
    expect(decode('1HGCM82633A00435')).toMatchObject({ errorCodes: [6], make: null, region: null });
    expect(decode('')).toMatchObject({ errorCodes: [6] });
  });

  it('reports an unregistered manufacturer', () => {
    expect(decode('11111111111111111')).toMatchObject({
      errorCodes: [7],
      make: null,
      year: null,
      country: 'United States',
    });
  });

  it('reports an invalid model-year character', () => {
    expect(decode('1HGCM82630A004352').errorCodes).toContain(11);
  });
});

describe('stated model year', () => {
  const decodeAs = (vin: string, modelYear: number) => decoder.decode(vin, { currentYear: 2026, modelYear });

  it('determines which of two years applies if position 7 does not', () => {
    expect(decode('4V0TC3023CA015586').year).toBe(2012);
    expect(decodeAs('4V0TC3023CA015586', 1982)).toMatchObject({ year: 1982 });
    expect(decodeAs('4V0TC3023CA015586', 1982).errorCodes).not.toContain(12);
  });

  it('does not override the VIN, and a contradiction is reported as code 12', () => {
    expect(decodeAs('1HGCM82633A004352', 2003).errorCodes).toEqual([0]);
    expect(decodeAs('1HGCM82633A004352', 2004)).toMatchObject({ year: 2003, model: 'Accord', errorCodes: [12] });
  });
});

describe('vehicles built for Europe', () => {
  it('returns the manufacturer and its country, not a make of another era', () => {
    expect(decode('VF1BR0B0H12345678')).toMatchObject({
      make: 'Renault',
      country: 'France',
      region: 'europe',
      isEurope: true,
      isEuropeanBuild: true,
      year: null,
      model: null,
      body: null,
    });
  });

  it('does not match a European car to an open-ended United States description', () => {
    expect(decode('VF3DNTH31D5E48865')).toMatchObject({
      make: 'Peugeot',
      isEuropeanBuild: true,
      year: null,
      model: null,
    });
  });

  it.each([
    ['WVWZZZ1JZ3W386752', 'Volkswagen', 'Germany'],
    ['WP0ZZZ99ZTS392124', 'Porsche', 'Germany'],
    ['TMBJE73T3E9123456', 'Škoda', 'Czechia'],
    ['XP7YGCEL0RB123456', 'Tesla', 'Germany'],
  ])('decodes %s as a %s of %s, without errors about check digit or year', (vin, make, country) => {
    const decoded = decode(vin);
    expect(decoded).toMatchObject({ make, country, isEuropeanBuild: true, checkDigitValid: null, suggestedVin: null });
    expect(decoded.errorCodes).toEqual([8]);
  });
});
