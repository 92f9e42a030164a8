import * as z from 'zod/mini';

/** Text that may come as a number, be blank, or be missing: `null` when it says nothing. */
export const lenientText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => {
    const text = String(value ?? '').trim();
    return text === '' ? null : text;
  }),
);
