import * as z from 'zod';
import { readVin } from '#core/vehicle/vin.ts';

/** Whether an entry is demonstration data, as stored in the tables. */
export const demonstrationFlag = z
  .boolean()
  .default(false)
  .transform((is) => (is ? 1 : 0));

/** A VIN of either length, normalized for storage. */
export const fullVin = z
  .string()
  .max(64)
  .transform((text, context) => {
    const vin = readVin(text);
    if (vin.isOk()) return vin.value.value;
    context.issues.push({ code: 'custom', input: text, message: 'it is not a VIN' });
    return z.NEVER;
  });

/** A day such as `2024-05-31`, or UTC epoch milliseconds; parsed to milliseconds. */
export const moment = z.union([z.int(), z.iso.date().transform((day) => Date.parse(`${day}T00:00:00Z`))]);
