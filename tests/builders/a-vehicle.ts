import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';

/**
 * Builds a car with the usual fields known.
 *
 * @example
 * aVehicle({ year: 1967 });
 */
export function aVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return {
    ...unknownVehicle('1HGCM82693A000001'),
    year: 2003,
    make: 'Honda',
    model: 'Accord',
    trim: 'EX-V6',
    body: 'Coupe',
    doors: 2,
    engine: 'V-Shaped · 6 cylinders · J30A4',
    fuel: 'Gasoline',
    plant: 'MARYSVILLE, OHIO, UNITED STATES (USA)',
    vehicleType: 'Passenger Car',
    ...changes,
  };
}

/**
 * Builds a mapped classic with only year, make, model and series known.
 *
 * @example
 * aClassicVehicle({ vin: 'XS29L8B000001' });
 */
export function aClassicVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return {
    ...unknownVehicle('7F03C000001'),
    year: 1967,
    make: 'Ford',
    model: 'Mustang',
    series: 'Mustang Convertible',
    modelId: 'ford-mustang-1967',
    ...changes,
  };
}
