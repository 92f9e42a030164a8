import * as z from 'zod/mini';

/** The answer of a call that has nothing to tell but that it was done. */
export const done = z.object({ status: z.literal('success') });

/** A good answer that brings its value in `data`. */
export function success<Data>(data: z.ZodMiniType<Data>) {
  return z.object({ status: z.literal('success'), data });
}

/** Reads the value of an answer that brings it in `data`. */
export function dataOf<Data>({ data }: { readonly data: Data }): Data {
  return data;
}
