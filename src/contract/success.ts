import * as z from 'zod/mini';

/** The response of a call that only confirms success. */
export const done = z.object({ status: z.literal('success') });

/** Returns the schema of a successful response whose value is in `data`. */
export function success<Data>(data: z.ZodMiniType<Data>) {
  return z.object({ status: z.literal('success'), data });
}

/** Returns the value from the `data` field of a response. */
export function dataOf<Data>({ data }: { readonly data: Data }): Data {
  return data;
}
