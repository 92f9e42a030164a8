import * as z from 'zod/mini';

/** Text that may come as a number, be blank, or be missing: `null` when it says nothing. */
export const lenientText = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => {
    const text = String(value ?? '').trim();
    return text === '' ? null : text;
  }),
);

/** A number that may come as text or be missing: `null` when it is none. */
export const lenientNumber = z.pipe(
  lenientText,
  z.transform((text) => (text !== null && Number.isFinite(Number(text)) ? Number(text) : null)),
);
