import type { DecodedVin } from './decoded-vin.ts';

/**
 * Returns the initial state of a decode without any data, so that every result has all fields.
 *
 * @example
 * undecodedVin('1HGCM82633A004352').make; // null
 */
export function undecodedVin(vin: string): DecodedVin {
  return {
    vin,
    year: null,
    make: null,
    model: null,
    series: null,
    trim: null,
    body: null,
    doors: null,
    engine: { cylinders: null, displacementLitres: null, powerHp: null, configuration: null, model: null },
    fuel: null,
    drive: null,
    transmission: null,
    plant: { city: null, state: null, country: null, company: null },
    vehicleType: null,
    gvwr: null,
    manufacturer: null,
    errorCodes: [],
    suggestedVin: null,
    checkDigitValid: null,
    region: null,
    country: null,
    countryCode: null,
    isEurope: false,
    isEuropeanBuild: false,
  };
}
