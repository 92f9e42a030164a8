import * as z from 'zod/mini';

/** Text that can be a number, blank or missing. `null` if it has no content. */
export const lenientText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => {
    const text = String(value ?? '').trim();
    return text === '' ? null : text;
  }),
);
