import * as z from 'zod/mini';
import { recordFrom } from '#core/payload/payload-fields.ts';
import { done } from './success.ts';

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
