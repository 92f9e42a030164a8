import { describe, expect, it } from 'vitest';
import type { TrackedPage } from '#core/site/tracked-page.ts';
import { NO_TRACKING } from '#core/site/tracking-consent.ts';
import type { Analytics } from '#ports/analytics.ts';

/** Analytics of a site that has all scripts there are, and what comes of them. */
export interface AnalyticsWorld {
  readonly analytics: Analytics;
  /** The pages that were counted, oldest first. */
  counted(): readonly TrackedPage[];
  /** Whether anything of others was fetched or kept. */
  isPresent(): boolean;
}

const ORDERS: TrackedPage = { path: '/members/orders', title: 'Orders' };
const PROFILE: TrackedPage = { path: '/members/profile', title: 'Profile' };

/** What all analytics have to do, whoever counts. */
export function analyticsContract(name: string, openWorld: () => AnalyticsWorld): void {
  describe(`analytics: ${name}`, () => {
    it('SITE-13 fetches, keeps and counts nothing before consent, and nothing afterwards either', () => {
      const { analytics, counted, isPresent } = openWorld();

      analytics.pageViewed(ORDERS);
      expect(isPresent()).toBe(false);

      analytics.consentChanged({ analytics: true, advertising: true });
      expect(counted()).toEqual([]);
    });

    it('SITE-13 fetches, keeps and counts nothing for who refuses', () => {
      const { analytics, counted, isPresent } = openWorld();

      analytics.consentChanged(NO_TRACKING);
      analytics.pageViewed(ORDERS);

      expect([isPresent(), counted()]).toEqual([false, []]);
    });

    it('SITE-13 counts each page that is seen after consent', () => {
      const { analytics, counted, isPresent } = openWorld();

      analytics.consentChanged({ analytics: true, advertising: false });
      analytics.pageViewed(ORDERS);
      analytics.pageViewed(PROFILE);
      analytics.pageViewed(ORDERS);

      expect([isPresent(), counted()]).toEqual([true, [ORDERS, PROFILE, ORDERS]]);
    });

    it('SITE-13 counts nothing for who consents to advertising alone', () => {
      const { analytics, counted } = openWorld();

      analytics.consentChanged({ analytics: false, advertising: true });
      analytics.pageViewed(ORDERS);

      expect(counted()).toEqual([]);
    });

    it('SITE-13 counts nothing once consent is withdrawn, until it is given again', () => {
      const { analytics, counted } = openWorld();

      analytics.consentChanged({ analytics: true, advertising: true });
      analytics.pageViewed(ORDERS);
      analytics.consentChanged(NO_TRACKING);
      analytics.pageViewed(PROFILE);
      expect(counted()).toEqual([ORDERS]);

      analytics.consentChanged({ analytics: true, advertising: false });
      analytics.pageViewed(PROFILE);
      expect(counted()).toEqual([ORDERS, PROFILE]);
    });
  });
}
