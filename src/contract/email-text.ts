import * as z from 'zod/mini';
import { normalizeEmail } from '#core/person/email-address.ts';

/** An email address in normalized form, without validation. */
export const emailText = z.string().check(z.maxLength(1_000), z.overwrite(normalizeEmail), z.maxLength(254));
