import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import type { IdentifiedVehicle } from '../vehicle/vehicle-of-vin.ts';

const DESCRIBED_FACTS = [
  'year',
  'make',
  'model',
  'modelId',
  'series',
  'trim',
  'doors',
  'engine',
  'fuel',
  'drive',
  'transmission',
  'vehicleType',
] as const;

/** A user's description of a vehicle; omitted values are unknown. */
export type Description = Partial<{ [Fact in (typeof DESCRIBED_FACTS)[number]]: Vehicle[Fact] | undefined }>;

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
  const facts = DESCRIBED_FACTS.map((fact) => [fact, vehicle[fact] ?? described[fact] ?? null] as const);
  return { ...identified, vehicle: { ...vehicle, ...Object.fromEntries(facts) } };
}
