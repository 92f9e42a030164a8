import * as z from 'zod/mini';
import { type BulkCheck, MAX_BULK_BYTES } from '#core/vehicle/bulk-check.ts';
import { camelCased } from '../camel-cased.ts';
import { defineStreamedCall, multipart } from '../define-call.ts';
import { success } from '../success.ts';

const line = z.int().check(z.positive());
const known = z.nullable(z.string());

/** vPIC's error codes for a VIN; `[0]` if there are none. */
export const errorCodes = z.array(z.int());

/** A bulk check in the wire format. */
export const wireBulkCheck = z.object({
  checked: z.array(
    z.object({
      line,
      vin: z.string(),
      year: z.nullable(z.int()),
      make: known,
      model: known,
      recalls: z.nullable(z.int()),
      check_digit_valid: z.nullable(z.boolean()),
      error_codes: errorCodes,
      suggested_vin: known,
    }),
  ),
  unchecked: z.array(
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
  ),
});

type WireBulkCheck = z.output<typeof wireBulkCheck>;

/** Converts a bulk check to the wire format. */
export function bulkCheckToWire({ checked, unchecked }: BulkCheck): WireBulkCheck {
  return {
    checked: checked.map(({ checkDigitValid, codes, suggestedVin, ...same }) => ({
      ...same,
      check_digit_valid: checkDigitValid,
      error_codes: [...codes],
      suggested_vin: suggestedVin,
    })),
    unchecked: unchecked.map(({ firstLine, ...same }) => ({ ...same, first_line: firstLine })),
  };
}

function bulkCheckFromWire({ checked, unchecked }: WireBulkCheck): BulkCheck {
  return {
    checked: checked.map(({ error_codes, ...same }) => ({ ...camelCased(same), codes: error_codes })),
    unchecked: unchecked.map(camelCased),
  };
}

/**
 * The call that checks a dealer's list of VINs, sent as a CSV file. The specification has no such call; it is the
 * product's own.
 */
export const bulkCheckCall = defineStreamedCall({
  method: 'POST',
  path: '/api-cwa/bulk-check',
  by: 'dealer',
  input: multipart({ file: z.file().check(z.maxSize(MAX_BULK_BYTES)) }),
  exact: true,
  output: success(wireBulkCheck),
  read: ({ data }) => bulkCheckFromWire(data),
  events: { step: 'progress', answer: 'result', schema: z.object({ done: z.int(), total: z.int() }) },
});
