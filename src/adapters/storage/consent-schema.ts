import * as z from 'zod/mini';
import type { TrackingConsent } from '#core/site/tracking-consent.ts';
import { persistedState } from './persisted-state.ts';

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
export const parseConsent = persistedState(consentSchema);
