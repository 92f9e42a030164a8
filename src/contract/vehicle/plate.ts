import * as z from 'zod/mini';

/** The state that issued a plate, such as `CA`. */
export const plateState = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2,3}$/, 'it is no state such as CA'));

/** A license plate as stored and looked up: uppercase, without spaces and dashes. */
export const plateText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32)),
    z.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.minLength(1), z.maxLength(12)),
);
