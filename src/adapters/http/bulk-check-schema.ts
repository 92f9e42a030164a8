import * as z from 'zod/mini';
import type { BulkCheck, BulkCheckProgress } from '#core/vehicle/bulk-check.ts';
import { inData } from './in-data.ts';

const line = z.int().check(z.positive());

const checkedVin = z.pipe(
  z.object({
    line,
    vin: z.string(),
    year: z.nullable(z.int()),
    make: z.nullable(z.string()),
    model: z.nullable(z.string()),
    check_digit_valid: z.nullable(z.boolean()),
    error_codes: z.array(z.int()),
    suggested_vin: z.nullable(z.string()),
    recalls: z.nullable(z.int()),
  }),
  z.transform(({ check_digit_valid, error_codes, suggested_vin, ...told }) => ({
    ...told,
    checkDigitValid: check_digit_valid,
    codes: error_codes,
    suggestedVin: suggested_vin,
  })),
);

const uncheckedLine = z.pipe(
  z.object({
    line,
    text: z.string(),
    problem: z.enum([
      'vin-missing',
      'vin-length',
      'vin-characters',
      'letters-i-o-q',
      'classic-unknown',
      'duplicate',
      'unreadable',
      'too-many',
    ]),
    first_line: z.nullable(line),
  }),
  z.transform(({ first_line, ...told }) => ({ ...told, firstLine: first_line })),
);

/** What a list of VINs came to. */
export const bulkCheckAnswer: z.ZodMiniType<BulkCheck> = inData(
  z.object({ checked: z.array(checkedVin), unchecked: z.array(uncheckedLine) }),
);

/** How far it has come meanwhile. */
export const bulkCheckProgress: z.ZodMiniType<BulkCheckProgress> = z.object({ done: z.int(), total: z.int() });
