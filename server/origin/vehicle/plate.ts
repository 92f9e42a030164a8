import * as z from 'zod';

/** The state that issued a plate, such as `CA`. */
export const plateStateSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2,3}$/, 'it is no state such as CA');

/** A plate as it is kept and looked up: without blanks and dashes, in upper case. */
export const plateSchema = z
  .string()
  .max(32)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1).max(12));
