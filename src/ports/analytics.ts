import type { TrackedPage } from '#core/site/tracked-page.ts';
import type { TrackingConsent } from '#core/site/tracking-consent.ts';

/** Who counts what pages are seen. Until a person consents nothing is fetched, kept or counted, not even for later. */
export interface Analytics {
  /** A person has consented, to something else than before, or has withdrawn it; it holds from now on. */
  consentChanged(consent: TrackingConsent): void;
  /** A page is seen; it counts if the person consents to analytics now. */
  pageViewed(page: TrackedPage): void;
}
