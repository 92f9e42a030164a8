import * as z from 'zod/mini';
import { recordFrom } from '#core/payload/payload-fields.ts';

/**
 * For answers that need not bear a status: one of status error is a refusal, also where it brings data along.
 *
 * Source: specification, section 8.
 */
export const noRefusal = z.refine((body) => recordFrom(body)?.status !== 'error', 'it is a refusal');
