import { StateStore } from '../state/state-store.ts';
import type { TrackingConsent } from './tracking-consent.ts';

/** Under which key a browser keeps what was consented to. */
export const CONSENT_STORAGE_KEY = 'consent';

/**
 * Holds what a visitor has said to the scripts of others; `null` until they have said anything.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * const consent = new ConsentStore();
 * consent.chosen({ analytics: true, advertising: false });
 * consent.get()?.analytics; // true
 */
export class ConsentStore extends StateStore<TrackingConsent | null> {
  constructor() {
    super(null);
  }

  /** The visitor has decided, for the first time or anew. */
  chosen(consent: TrackingConsent): void {
    this.set(consent);
  }

  /** On an earlier visit they had decided so. */
  restored(consent: TrackingConsent | null): void {
    this.set(consent);
  }
}
