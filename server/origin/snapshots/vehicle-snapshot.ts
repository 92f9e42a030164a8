import * as z from 'zod';
import type { Vehicle } from '#core/vehicle/vehicle.ts';

const text = z.string().nullable();

/** A vehicle as the snapshots of documents keep it. */
export const vehicleSchema: z.ZodType<Vehicle> = z.object({
  vin: z.string(),
  year: z.int().nullable(),
  make: text,
  model: text,
  modelId: text,
  series: text,
  trim: text,
  body: text,
  doors: z.number().nullable(),
  engine: text,
  fuel: text,
  drive: text,
  transmission: text,
  vehicleType: text,
  plant: text,
  isEurope: z.boolean(),
});
