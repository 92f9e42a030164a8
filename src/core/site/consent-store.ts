import { PersistedStore } from '../state/state-store.ts';
import type { TrackingConsent } from './tracking-consent.ts';

/** The browser storage key of the consent decision. */
export const CONSENT_STORAGE_KEY = 'consent';

/**
 * Stores a visitor's decision about third-party scripts; `null` before the first decision.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * const consent = new ConsentStore();
 * consent.chosen({ analytics: true, advertising: false });
 * consent.get()?.analytics; // true
 */
export class ConsentStore extends PersistedStore<TrackingConsent | null> {
  constructor() {
    super(null);
  }

  /** The visitor has made or changed a decision. */
  chosen(consent: TrackingConsent): void {
    this.set(consent);
  }
}
