import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { DecodedVin } from '../vehicle-data/decoded-vin.ts';

/** A vehicle under the names the specification gives its fields. */
export interface WireVehicle {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly model_id: string | null;
  readonly series: string | null;
  readonly trim: string | null;
  readonly body: string | null;
  readonly doors: number | null;
  readonly engine: string | null;
  readonly fuel: string | null;
  readonly drive: string | null;
  readonly transmission: string | null;
  readonly vehicle_type: string | null;
  readonly plant: string | null;
  readonly source: string;
}

/** Names a vehicle's fields as on the wire. */
export function wireVehicle({ modelId, vehicleType, isEurope, ...fields }: Vehicle): WireVehicle {
  return { ...fields, model_id: modelId, vehicle_type: vehicleType, source: isEurope ? 'europe' : 'us' };
}

/** What a decoded VIN tells of the vehicle. */
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
