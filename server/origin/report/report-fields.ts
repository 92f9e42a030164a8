import type { Result } from 'neverthrow';
import * as z from 'zod';
import { vehicleYear } from '#contract/vehicle/vehicle-year.ts';
import { readVin, type Vin } from '#core/vehicle/vin.ts';
import type { OriginError } from '../kernel/origin-error.ts';

/** What nobody filled in is sent as empty text by some forms. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Fields that every wish for a report has. */
export const wishFields = {
  vin: z.string().max(64),
  /** In miles. */
  mileage: orNothing(z.coerce.number().int().min(0).max(3_000_000).optional()),
};

const name = orNothing(z.string().trim().max(200).optional());

/** How a person describes a vehicle. */
export const descriptionFields = {
  year: orNothing(z.optional(vehicleYear)),
  make: name,
  model: name,
  series: name,
};

/** Reads the VIN that a report is wanted for. */
export function vinOfWish(text: string): Result<Vin, OriginError> {
  return readVin(text).mapErr(() => ({ code: 'invalid', message: 'Wrong VIN', fields: { vin: 'Wrong VIN' } }));
}
