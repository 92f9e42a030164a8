import type { TrackedPage } from '#core/site/tracked-page.ts';
import { allowsTracking, NO_TRACKING, type TrackingConsent } from '#core/site/tracking-consent.ts';
import type { Analytics } from '#ports/analytics.ts';

/** Fake analytics with inspectable state. */
export interface FakeAnalytics extends Analytics {
  /** The counted pages, the oldest first. */
  counted(): readonly TrackedPage[];
  /** Whether any third-party script was loaded or any data stored. */
  isPresent(): boolean;
  consent(): TrackingConsent;
}

/**
 * Creates analytics that count in memory.
 *
 * @example
 * const analytics = createFakeAnalytics();
 * analytics.pageViewed({ path: '/members/orders', title: 'Orders' });
 * analytics.counted(); // []
 */
export function createFakeAnalytics(): FakeAnalytics {
  const counted: TrackedPage[] = [];
  let consent = NO_TRACKING;
  let isPresent = false;
  return {
    consentChanged: (now) => {
      consent = now;
      isPresent ||= allowsTracking(now);
    },
    pageViewed: (page) => {
      if (consent.analytics) counted.push(page);
    },
    counted: () => counted,
    isPresent: () => isPresent,
    consent: () => consent,
  };
}
