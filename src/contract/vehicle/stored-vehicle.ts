import * as z from 'zod/mini';
import type { Vehicle } from '#core/vehicle/vehicle.ts';

const known = z.nullable(z.string());

/** A vehicle under the names of the core, as the snapshots of documents have it. */
export const storedVehicle: z.ZodMiniType<Vehicle> = z.object({
  vin: z.string(),
  year: z.nullable(z.int()),
  make: known,
  model: known,
  modelId: known,
  series: known,
  trim: known,
  body: known,
  doors: z.nullable(z.number()),
  engine: known,
  fuel: known,
  drive: known,
  transmission: known,
  vehicleType: known,
  plant: known,
  isEurope: z.boolean(),
});
