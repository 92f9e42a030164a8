import type { TrackedPage } from '#core/site/tracked-page.ts';
import type { TrackingConsent } from '#core/site/tracking-consent.ts';

/** Counts page views. Nothing is loaded, stored or counted until a person consents, not even for later. */
export interface Analytics {
  /** The person has given, changed or withdrawn consent; takes effect immediately. */
  consentChanged(consent: TrackingConsent): void;
  /** A page is viewed; it counts if the person currently consents to analytics. */
  pageViewed(page: TrackedPage): void;
}
