import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { IdentifiedVehicle } from '../vehicle/vehicle-of-vin.ts';

/** A user's description of a vehicle; omitted values are unknown. */
export type Description = Partial<{ [Fact in DescribedFact]: Vehicle[Fact] | undefined }>;

/** Returns a vehicle that is known only from a user's description; `null` without both make and model. */
export function describedVehicle(vin: string, described: Description): IdentifiedVehicle | null {
  if (!described.make || !described.model) return null;
  return withDescription({ vehicle: unknownVehicle(vin), grossWeightPounds: null, demonstration: false }, described);
}

/** Returns a vehicle with its unknown values filled from a user's description. */
export function withDescription(
  { vehicle, ...identified }: IdentifiedVehicle,
  described: Description,
): IdentifiedVehicle {
  const { year, make, model, modelId, series, trim, engine, fuel, drive, transmission, vehicleType } = vehicle;
  return {
    ...identified,
    vehicle: {
      ...vehicle,
      year: year ?? described.year ?? null,
      make: make ?? described.make ?? null,
      model: model ?? described.model ?? null,
      modelId: modelId ?? described.modelId ?? null,
      series: series ?? described.series ?? null,
      trim: trim ?? described.trim ?? null,
      doors: vehicle.doors ?? described.doors ?? null,
      engine: engine ?? described.engine ?? null,
      fuel: fuel ?? described.fuel ?? null,
      drive: drive ?? described.drive ?? null,
      transmission: transmission ?? described.transmission ?? null,
      vehicleType: vehicleType ?? described.vehicleType ?? null,
    },
  };
}

type DescribedFact =
  | 'year'
  | 'make'
  | 'model'
  | 'modelId'
  | 'series'
  | 'trim'
  | 'doors'
  | 'engine'
  | 'fuel'
  | 'drive'
  | 'transmission'
  | 'vehicleType';
