/**
 * A vehicle with its known data. `null` means unknown: no field is ever filled by guessing.
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
  /** The final assembly location, such as `MARYSVILLE, OHIO, UNITED STATES (USA)`. */
  readonly plant: string | null;
  readonly isEurope: boolean;
}

/** The last model year that counts as classic (specification, section 9). */
export const LAST_CLASSIC_YEAR = 1981;

/**
 * Returns a vehicle with only its VIN; the basis for decoders and tests.
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
 * Returns whether a vehicle is a classic by its model year (1981 or earlier); an unknown year is not.
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
 * Returns the display name of a vehicle: year, make and model; only make and model for a European vehicle; for a
 * classic, the series replaces the model. Unknown parts are omitted; without any part, the name is the VIN.
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
