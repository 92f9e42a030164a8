import * as z from 'zod/mini';
import { recordFrom } from '#core/payload/payload-fields.ts';
import { done } from './success.ts';

/**
 * The answer of a call that only says that it was done. Other origins say so in any words, but an answer of status `error`
 * is a refusal, also where it brings data along.
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
