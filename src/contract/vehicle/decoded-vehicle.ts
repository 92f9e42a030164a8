import * as z from 'zod/mini';
import type { ClassicVinReading } from '#core/vehicle/classic-vin.ts';
import { errorCodes } from './bulk-check.ts';
import { recordOf, type ShownVehicle, writtenVehicle } from './wire-vehicle.ts';

const known = z.nullable(z.string());

/** A vehicle, and whether it is made up to show the product, as the origin writes it. */
export const writtenShownVehicle = z.extend(writtenVehicle, { demonstration: z.boolean() });

/** A vehicle as its VIN alone tells of it, as the origin writes it. */
export const writtenDecodedVin = z.extend(writtenVehicle, {
  manufacturer: known,
  cylinders: z.nullable(z.int()),
  /** Liters. */
  displacement: z.nullable(z.number()),
  /** Brake horsepower. */
  horsepower: z.nullable(z.number()),
  /** Gross vehicle weight rating in vPIC's words, such as `Class 1: 6,000 lb or less (2,722 kg or less)`. */
  gvwr: known,
  /** Country of the maker in English, after ISO 3780. */
  country: known,
  country_code: known,
  region: known,
  error_codes: errorCodes,
  /** The one VIN that may have been meant; a suggestion, never taken unasked. */
  suggested_vin: known,
  /** `null` where no check digit is asked for. */
  check_digit_valid: z.nullable(z.boolean()),
});

/** A classic vehicle, and what its VIN tells in the formats that fit it, as the origin writes it. */
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

/** The same as a client takes them. */
export const shownVehicle = recordOf<ShownVehicle>();
export const decodedVin = recordOf<z.output<typeof writtenDecodedVin>>();
export const decodedClassic = recordOf<WireDecodedClassic>();
