import { describe, expect, it } from 'vitest';
import type { TrackedPage } from '#core/site/tracked-page.ts';
import { NO_TRACKING } from '#core/site/tracking-consent.ts';
import type { Analytics } from '#ports/analytics.ts';

/** Analytics of a site with all scripts, and their effects. */
export interface AnalyticsWorld {
  readonly analytics: Analytics;
  /** The counted pages, oldest first. */
  counted(): readonly TrackedPage[];
  /** Returns whether any third-party script was fetched or any data stored. */
  isPresent(): boolean;
}

const ORDERS: TrackedPage = { path: '/members/orders', title: 'Orders' };
const PROFILE: TrackedPage = { path: '/members/profile', title: 'Profile' };

/** Defines the contract tests of all analytics. */
export function analyticsContract(name: string, openWorld: () => AnalyticsWorld): void {
  describe(`analytics: ${name}`, () => {
    it('SITE-13 fetches, stores and counts nothing before consent, and does not count earlier pages afterward', () => {
      const { analytics, counted, isPresent } = openWorld();

      analytics.pageViewed(ORDERS);
      expect(isPresent()).toBe(false);

      analytics.consentChanged({ analytics: true, advertising: true });
      expect(counted()).toEqual([]);
    });

    it('SITE-13 fetches, stores and counts nothing after a refusal', () => {
      const { analytics, counted, isPresent } = openWorld();

      analytics.consentChanged(NO_TRACKING);
      analytics.pageViewed(ORDERS);

      expect([isPresent(), counted()]).toEqual([false, []]);
    });

    it('SITE-13 counts each page viewed after consent', () => {
      const { analytics, counted, isPresent } = openWorld();

      analytics.consentChanged({ analytics: true, advertising: false });
      analytics.pageViewed(ORDERS);
      analytics.pageViewed(PROFILE);
      analytics.pageViewed(ORDERS);

      expect([isPresent(), counted()]).toEqual([true, [ORDERS, PROFILE, ORDERS]]);
    });

    it('SITE-13 counts nothing with consent to advertising only', () => {
      const { analytics, counted } = openWorld();

      analytics.consentChanged({ analytics: false, advertising: true });
      analytics.pageViewed(ORDERS);

      expect(counted()).toEqual([]);
    });

    it('SITE-13 counts nothing after consent is withdrawn, until it is given again', () => {
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
