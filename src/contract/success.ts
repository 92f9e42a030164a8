import * as z from 'zod/mini';
import { recordFrom } from '#core/payload/payload-fields.ts';

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

/**
 * The response of a call that only confirms success. Other origins may use any text, but a response with status `error`
 * is a refusal, even if it contains data.
 *
 * Source: specification, section 8.
 */
export const acknowledged = {
  output: z.pipe(
    z.transform((body) => (recordFrom(body)?.status === 'error' ? body : { status: 'success' })),
    done,
  ),
  read: (): undefined => undefined,
} as const;
