import type { TrackedPage } from '#core/site/tracked-page.ts';
import { allowsTracking, NO_TRACKING, type TrackingConsent } from '#core/site/tracking-consent.ts';
import type { Analytics } from '#ports/analytics.ts';

/** Analytics that can be asked what they know. */
export interface FakeAnalytics extends Analytics {
  /** The pages that were counted, oldest first. */
  counted(): readonly TrackedPage[];
  /** Whether anything of others was fetched or kept. */
  isPresent(): boolean;
  consent(): TrackingConsent;
}

/**
 * Makes analytics that count in memory.
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
