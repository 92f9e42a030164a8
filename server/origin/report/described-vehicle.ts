import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { IdentifiedVehicle } from '../vehicle/vehicle-of-vin.ts';

/** How a person describes a vehicle; what they left out is unknown. */
export type Description = Partial<{ [Fact in DescribedFact]: Vehicle[Fact] | undefined }>;

/** A vehicle of which nobody knows more than a person says; `null` where they name neither make nor model. */
export function describedVehicle(vin: string, described: Description): IdentifiedVehicle | null {
  if (!described.make || !described.model) return null;
  return withDescription({ vehicle: unknownVehicle(vin), grossWeightPounds: null, demonstration: false }, described);
}

/** A vehicle with what a person says of it where nothing else is known. */
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
