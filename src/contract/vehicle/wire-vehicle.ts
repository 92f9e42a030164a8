import * as z from 'zod/mini';
import { recordFrom } from '#core/payload/payload-fields.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';

const known = z.nullable(z.string());

/** A vehicle under the specification's field names, as this origin writes it. */
export const writtenVehicle = z.object({
  vin: z.string(),
  year: z.nullable(z.int()),
  make: known,
  model: known,
  model_id: known,
  series: known,
  trim: known,
  body: known,
  doors: z.nullable(z.int()),
  engine: known,
  fuel: known,
  drive: known,
  transmission: known,
  vehicle_type: known,
  plant: known,
  source: z.string(),
});

/** A vehicle under the specification's field names. */
export type WireVehicle = z.output<typeof writtenVehicle>;

/** A vehicle and whether it is demonstration data. */
export interface ShownVehicle extends WireVehicle {
  readonly demonstration: boolean;
}

/**
 * Returns the schema of a record as clients read it. Other origins use different names for a vehicle's fields, which
 * the core resolves (specification, section 3). A separate schema documents the format that this origin writes.
 */
export function recordOf<Written extends object>() {
  return z.custom<Written>((value) => recordFrom(value) !== null);
}

/** A vehicle as clients read it. */
export const wireVehicle = recordOf<WireVehicle>();

/** Converts a vehicle to the wire format. */
export function vehicleToWire({ modelId, vehicleType, isEurope, ...same }: Vehicle): WireVehicle {
  return { ...same, model_id: modelId, vehicle_type: vehicleType, source: isEurope ? 'europe' : 'us' };
}
