import * as z from 'zod/mini';
import type { ClassicVinReading } from '#core/vehicle/classic-vin.ts';
import { errorCodes } from './bulk-check.ts';
import { recordOf, type ShownVehicle, writtenVehicle } from './wire-vehicle.ts';

const known = z.nullable(z.string());

/** A vehicle as this origin writes it, and whether it is demonstration data. */
export const writtenShownVehicle = z.extend(writtenVehicle, { demonstration: z.boolean() });

/** A vehicle decoded from its VIN alone, as this origin writes it. */
export const writtenDecodedVin = z.extend(writtenVehicle, {
  manufacturer: known,
  cylinders: z.nullable(z.int()),
  /** In liters. */
  displacement: z.nullable(z.number()),
  /** In brake horsepower. */
  horsepower: z.nullable(z.number()),
  /** Gross vehicle weight rating in vPIC's wording, such as `Class 1: 6,000 lb or less (2,722 kg or less)`. */
  gvwr: known,
  /** The manufacturer's country in English, according to ISO 3780. */
  country: known,
  country_code: known,
  region: known,
  error_codes: errorCodes,
  /** The only VIN that may have been intended. It is a suggestion and is never applied automatically. */
  suggested_vin: known,
  /** `null` if the VIN requires no check digit. */
  check_digit_valid: z.nullable(z.boolean()),
});

/** A classic vehicle with the data decoded from its VIN in the matching formats, as this origin writes it. */
export const writtenDecodedClassic = z.extend(writtenShownVehicle, {
  readings: z.array(
    z.object({
      format: z.string(),
      parts: z.array(z.object({ name: z.string(), position: z.int(), text: z.string() })),
      years: z.array(z.int()),
    }),
  ),
});

interface WireDecodedClassic extends ShownVehicle {
  readonly readings: readonly ClassicVinReading[];
}

/** The same as clients read it. */
export const shownVehicle = recordOf<ShownVehicle>();
export const decodedVin = recordOf<z.output<typeof writtenDecodedVin>>();
export const decodedClassic = recordOf<WireDecodedClassic>();
