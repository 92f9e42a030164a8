import * as z from 'zod/mini';
import type { Vehicle } from '#core/vehicle/vehicle.ts';

const known = z.nullable(z.string());

/** A vehicle in the core's format, as stored in the snapshots of documents. */
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
