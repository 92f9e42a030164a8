import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { DecodedVin } from '../vehicle-data/decoded-vin.ts';

/** Converts a decoded VIN to a vehicle. */
export function vehicleFromVin(decoded: DecodedVin): Vehicle {
  const { city, state, country } = decoded.plant;
  return {
    ...unknownVehicle(decoded.vin),
    year: decoded.year,
    make: decoded.make,
    model: decoded.model,
    series: decoded.series,
    trim: decoded.trim,
    body: decoded.body,
    doors: decoded.doors,
    engine: engineText(decoded.engine),
    fuel: decoded.fuel,
    drive: decoded.drive,
    transmission: decoded.transmission,
    vehicleType: decoded.vehicleType,
    plant: joined([city, state, country], ', '),
    isEurope: decoded.isEuropeanBuild,
  };
}

function engineText({ displacementLitres, cylinders, configuration, powerHp, model }: DecodedVin['engine']) {
  return joined(
    [
      displacementLitres && `${displacementLitres.toFixed(1)} L`,
      configuration,
      cylinders && `${cylinders} cylinders`,
      powerHp && `${Math.round(powerHp)} hp`,
      model,
    ],
    ' · ',
  );
}

function joined(parts: readonly (string | number | null)[], separator: string): string | null {
  return parts.filter((part) => part !== null && part !== 0 && part !== '').join(separator) || null;
}
