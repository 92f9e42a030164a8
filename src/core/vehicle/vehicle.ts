/**
 * A vehicle as far as it is known. `null` means unknown: nothing is ever guessed to fill a field.
 *
 * Source: specification, section 3.
 */
export interface Vehicle {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly modelId: string | null;
  readonly series: string | null;
  readonly trim: string | null;
  readonly body: string | null;
  readonly doors: number | null;
  readonly engine: string | null;
  readonly fuel: string | null;
  readonly drive: string | null;
  readonly transmission: string | null;
  readonly vehicleType: string | null;
  /** Where it was finally assembled, such as `MARYSVILLE, OHIO, UNITED STATES (USA)`. */
  readonly plant: string | null;
  readonly isEurope: boolean;
}

/** The last model year that counts as classic (specification, section 9). */
export const LAST_CLASSIC_YEAR = 1981;

/**
 * A vehicle of which nothing but the VIN is known; a starting point for decoders and tests.
 *
 * @example
 * unknownVehicle('1HGCM82693A000001').year; // null
 */
export function unknownVehicle(vin: string): Vehicle {
  return {
    vin,
    year: null,
    make: null,
    model: null,
    modelId: null,
    series: null,
    trim: null,
    body: null,
    doors: null,
    engine: null,
    fuel: null,
    drive: null,
    transmission: null,
    vehicleType: null,
    plant: null,
    isEurope: false,
  };
}

/**
 * Whether a vehicle is classic by its model year (1981 or earlier); an unknown year is not.
 *
 * Source: specification, section 3 (VEH-05).
 *
 * @example
 * isClassic({ year: 1981 }); // true
 */
export function isClassic({ year }: Pick<Vehicle, 'year'>): boolean {
  return year !== null && year <= LAST_CLASSIC_YEAR;
}

/**
 * The name a person knows the vehicle by: year, make and model; make and model for a European one; for a classic the
 * series stands in the model's place. Unknown parts are left out; a vehicle with none of them is named by its VIN.
 *
 * Source: specification, section 3 (VEH-04).
 *
 * @example
 * fullName({ ...unknownVehicle('1HGCM82693A000001'), year: 2003, make: 'Honda', model: 'Accord' }); // '2003 Honda Accord'
 */
export function fullName(vehicle: Vehicle): string {
  const model = isClassic(vehicle) ? (vehicle.series ?? vehicle.model) : vehicle.model;
  const parts = vehicle.isEurope ? [vehicle.make, model] : [vehicle.year, vehicle.make, model];
  return parts.filter((part) => part !== null).join(' ') || vehicle.vin;
}
