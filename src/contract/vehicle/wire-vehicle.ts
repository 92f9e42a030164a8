import * as z from 'zod/mini';
import { recordFrom } from '#core/payload/payload-fields.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';

const known = z.nullable(z.string());

/** A vehicle under the names that the specification gives its fields, as the origin writes it. */
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

/** A vehicle under the names that the specification gives its fields. */
export type WireVehicle = z.output<typeof writtenVehicle>;

/** What comes with a vehicle as a demonstration may have made it up. */
export interface ShownVehicle extends WireVehicle {
  readonly demonstration: boolean;
}

/**
 * A record as a client takes it: the fields of a vehicle have several names with other origins, which the core's rule
 * knows (specification, section 3). What the origin writes is documented by a schema of its own.
 */
export function recordOf<Written extends object>() {
  return z.custom<Written>((value) => recordFrom(value) !== null);
}

/** A vehicle as a client takes it. */
export const wireVehicle = recordOf<WireVehicle>();

/** A vehicle under the names of the wire. */
export function vehicleToWire({ modelId, vehicleType, isEurope, ...same }: Vehicle): WireVehicle {
  return { ...same, model_id: modelId, vehicle_type: vehicleType, source: isEurope ? 'europe' : 'us' };
}
