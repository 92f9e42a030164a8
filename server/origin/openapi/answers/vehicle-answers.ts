import * as z from 'zod';
import type { DecodedClassic } from '#origin/vehicle/decode-classic.ts';
import type { WireDecodedVin } from '#origin/vehicle/wire-decoded-vin.ts';
import type { WireVehicle } from '#origin/vehicle/wire-vehicle.ts';
import { known } from '../answer-schemas.ts';

/** A vehicle under the names that the specification gives its fields. */
export const vehicle = z
  .object({
    vin: z.string(),
    year: z.int().nullable(),
    make: known,
    model: known,
    model_id: known,
    series: known,
    trim: known,
    body: known,
    doors: z.int().nullable(),
    engine: known,
    fuel: known,
    drive: known,
    transmission: known,
    vehicle_type: known,
    plant: known,
    source: z.string(),
  })
  .meta({ id: 'Vehicle', description: 'What is not known is `null`.' }) satisfies z.ZodType<WireVehicle>;

const errorCodes = z.array(z.int()).meta({ description: "vPIC's findings; `[0]` where there is nothing to say." });

/** A vehicle as its VIN alone tells of it. */
export const decodedVin = vehicle
  .extend({
    manufacturer: known,
    cylinders: z.int().nullable(),
    displacement: z.number().nullable().meta({ description: 'Litres.' }),
    horsepower: z.number().nullable(),
    gvwr: known,
    country: known,
    country_code: known,
    region: known,
    error_codes: errorCodes,
    suggested_vin: known,
    check_digit_valid: z.boolean().nullable(),
  })
  .meta({ id: 'DecodedVin' }) satisfies z.ZodType<Omit<WireDecodedVin, 'error_codes'>>;

/** A vehicle, and whether it is made up to show the product. */
export const shownVehicle = vehicle.extend({ demonstration: z.boolean() });

/** A classic vehicle, and what its VIN tells in the formats that fit it. */
export const decodedClassic = shownVehicle
  .extend({
    readings: z.array(
      z.object({
        format: z.string(),
        parts: z.array(z.object({ name: z.string(), position: z.int(), text: z.string() })),
        years: z.array(z.int()),
      }),
    ),
  })
  .meta({ id: 'DecodedClassic' }) satisfies z.ZodType<Pick<DecodedClassic, 'demonstration'>>;
