import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { IdentifiedVehicle } from '../vehicle/vehicle-of-vin.ts';

/** How a person describes a vehicle; what they left out is unknown. */
export type Description = Partial<{ [Fact in DescribedFact]: Vehicle[Fact] | undefined }>;

/** A vehicle of which nobody knows more than a person says; `null` where they name neither make nor model. */
export function describedVehicle(vin: string, told: Description): IdentifiedVehicle | null {
  if (!told.make || !told.model) return null;
  return withDescription({ vehicle: unknownVehicle(vin), grossWeightPounds: null, demonstration: false }, told);
}

/** A vehicle with what a person says of it where nothing else is known. */
export function withDescription({ vehicle, ...identified }: IdentifiedVehicle, told: Description): IdentifiedVehicle {
  const { year, make, model, modelId, series, trim, engine, fuel, drive, transmission, vehicleType } = vehicle;
  return {
    ...identified,
    vehicle: {
      ...vehicle,
      year: year ?? told.year ?? null,
      make: make ?? told.make ?? null,
      model: model ?? told.model ?? null,
      modelId: modelId ?? told.modelId ?? null,
      series: series ?? told.series ?? null,
      trim: trim ?? told.trim ?? null,
      doors: vehicle.doors ?? told.doors ?? null,
      engine: engine ?? told.engine ?? null,
      fuel: fuel ?? told.fuel ?? null,
      drive: drive ?? told.drive ?? null,
      transmission: transmission ?? told.transmission ?? null,
      vehicleType: vehicleType ?? told.vehicleType ?? null,
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
