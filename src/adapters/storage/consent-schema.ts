import * as z from 'zod/mini';
import type { TrackingConsent } from '#core/site/tracking-consent.ts';
import { persistedState } from './persisted-state.ts';

const consentSchema: z.ZodMiniType<TrackingConsent | null> = z.nullable(
  z.object({ analytics: z.boolean(), advertising: z.boolean() }),
);

/**
 * Reads the consent stored in this browser.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * parseConsent({ analytics: true, advertising: false }).isOk(); // true
 */
export const parseConsent = persistedState(consentSchema);
