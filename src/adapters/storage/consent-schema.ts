import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { TrackingConsent } from '../../core/site/tracking-consent.ts';

const consentSchema: z.ZodMiniType<TrackingConsent | null> = z.nullable(
  z.object({ analytics: z.boolean(), advertising: z.boolean() }),
);

/**
 * Reads what was consented to, as this browser has kept it.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * parseConsent({ analytics: true, advertising: false }).isOk(); // true
 */
export function parseConsent(value: unknown): Result<TrackingConsent | null, string> {
  const parsed = consentSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
}
