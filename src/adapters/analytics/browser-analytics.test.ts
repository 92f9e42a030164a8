// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { NO_TRACKING } from '#core/site/tracking-consent.ts';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { openTrackedPage, TRACKED_SITE } from '#tests/setup/open-tracked-page.ts';
import { nonceOf } from './add-script.ts';
import { noAnalytics } from './no-analytics.ts';

const ALL = { analytics: true, advertising: true };
const ANALYTICS = { analytics: true, advertising: false };
const ADVERTISING = { analytics: false, advertising: true };

const MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-XY34';
const GA4 = 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD';
const CLARITY = 'https://www.clarity.ms/tag/k3x9q2abcd';

const mode = (analytics: string, advertising: string) => ({
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
  analytics_storage: analytics,
});

type TrackedPage = ReturnType<typeof openTrackedPage>;
const addressesOn = ({ scripts }: TrackedPage) => scripts().map(({ src }) => src);

describe('createBrowserAnalytics', () => {
  it.each([
    ['all', ALL, [MANAGER, GA4, CLARITY]],
    ['analytics', ANALYTICS, [MANAGER, GA4, CLARITY]],
    ['advertising', ADVERTISING, [MANAGER]],
  ])(
    "SITE-13 with consent to %s, fetches the required scripts once with the page's nonce",
    (_what, consent, addresses) => {
      const tracked = openTrackedPage();

      tracked.analytics.consentChanged(consent);
      tracked.analytics.consentChanged(NO_TRACKING);
      tracked.analytics.consentChanged(consent);

      expect(addressesOn(tracked)).toEqual(addresses);
      for (const script of tracked.scripts()) {
        expect([script.getAttribute('nonce'), script.async, script.text]).toEqual(['nonce-1', true, '']);
      }
    },
  );

  it('SITE-13 denies everything first, then grants what the person consented to, then fetches', () => {
    const { analytics, commands } = openTrackedPage();

    analytics.consentChanged(ANALYTICS);

    expect(commands()).toEqual([
      ['consent', 'default', { ...mode('denied', 'denied'), wait_for_update: 500 }],
      ['consent', 'update', mode('granted', 'denied')],
      [{ 'gtm.start': 1_000, event: 'gtm.js' }],
      ['js', new Date(1_000)],
      ['set', { page_location: 'https://test.vinport.example', page_referrer: '' }],
      ['config', 'G-AB12CD', { send_page_view: false }],
    ]);
  });

  it("SITE-13 sends Clarity its consent in Clarity's format before its script loads", () => {
    const { analytics, clarityCalls } = openTrackedPage();

    analytics.consentChanged(ANALYTICS);

    expect(clarityCalls()).toEqual([['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }]]);
  });

  it('SITE-13 notifies all trackers of withdrawn consent and stops them', () => {
    const { analytics, commands, clarityCalls, window } = openTrackedPage();
    analytics.consentChanged(ALL);
    expect(Reflect.get(window, 'ga-disable-G-AB12CD')).toBe(false);

    analytics.consentChanged(NO_TRACKING);

    expect(commands().at(-1)).toEqual(['consent', 'update', mode('denied', 'denied')]);
    expect(Reflect.get(window, 'ga-disable-G-AB12CD')).toBe(true);
    expect(clarityCalls().slice(1)).toEqual([
      ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
      ['stop'],
    ]);
  });

  it('SITE-13 restarts Clarity on new consent, and stops it only once', () => {
    const { analytics, clarityCalls } = openTrackedPage();

    for (const consent of [ALL, ADVERTISING, NO_TRACKING, ANALYTICS, ALL]) analytics.consentChanged(consent);

    const verbs = clarityCalls().map(([verb]: [string]) => verb);
    expect(verbs.filter((verb: string) => verb !== 'consentv2')).toEqual(['stop', 'start']);
  });

  it('does not resend unchanged consent', () => {
    const { analytics, commands } = openTrackedPage();
    analytics.consentChanged(ALL);
    const before = commands().length;

    analytics.consentChanged({ ...ALL });

    expect(commands()).toHaveLength(before);
  });

  it('SITE-13 waits for the settings if consent comes first, and uses only the first settings', () => {
    const tracked = openTrackedPage(null);
    tracked.analytics.consentChanged(ALL);
    expect(tracked.isPresent()).toBe(false);

    tracked.settings.loaded(siteSettings({ fields: TRACKED_SITE }));
    tracked.settings.loaded(siteSettings({ fields: { google_tag: 'GTM-OTHER' } }));

    expect(addressesOn(tracked)).toEqual([MANAGER, GA4, CLARITY]);
  });

  it('fetches nothing if closed before the settings load', () => {
    const tracked = openTrackedPage(null);
    tracked.analytics.consentChanged(ALL);

    tracked.analytics.close();
    tracked.settings.loaded(siteSettings({ fields: TRACKED_SITE }));

    expect(tracked.isPresent()).toBe(false);
  });

  it('does nothing and logs nothing on a site without scripts', () => {
    const tracked = openTrackedPage({});

    tracked.analytics.consentChanged(ALL);
    tracked.analytics.pageViewed({ path: '/members/orders', title: 'Orders' });

    expect([tracked.isPresent(), tracked.logger.entries]).toEqual([false, []]);
  });

  it('SITE-13 does not run code from the settings, and uses only the ID in it', () => {
    const clarity = btoa('globalThis.wasRun = true; (w,d,"clarity","script","abc1")');
    const tracked = openTrackedPage({ clarity });

    tracked.analytics.consentChanged(ALL);

    expect(addressesOn(tracked)).toEqual(['https://www.clarity.ms/tag/abc1']);
    expect(Reflect.has(globalThis, 'wasRun')).toBe(false);
  });

  it('SITE-13 fetches nothing for invalid IDs, and logs a warning', () => {
    const tracked = openTrackedPage({
      clarity: btoa('alert(1)'),
      google_analytics: '"><script>',
      google_tag: 'GTM-XY34&l=evil',
    });

    tracked.analytics.consentChanged(ALL);

    expect(tracked.isPresent()).toBe(false);
    expect(tracked.logger.entries).toEqual([
      {
        level: 'warn',
        message: 'A tracking setting contains no valid ID.',
        details: { settings: ['clarity', 'googleAnalytics', 'googleTag'] },
      },
    ]);
  });

  it('continues without a blocked script, and logs it', () => {
    const { analytics, scripts, logger } = openTrackedPage();
    analytics.consentChanged(ALL);

    for (const script of scripts()) script.dispatchEvent(new Event('error'));
    analytics.pageViewed({ path: '/members/orders', title: 'Orders' });

    expect(logger.entries.map(({ details }) => details.address)).toEqual([MANAGER, GA4, CLARITY]);
  });

  it('continues when a third-party script throws', () => {
    const { analytics, window, logger } = openTrackedPage();
    analytics.consentChanged(ALL);
    Reflect.set(window, 'clarity', () => {
      throw new Error('broken');
    });

    analytics.consentChanged(NO_TRACKING);

    expect(logger.entries.map(({ message }) => message)).toContain('A third-party script failed.');
  });

  it("uses the script's own function instead of the queue, and the existing list", () => {
    const calls: unknown[][] = [];
    const list: unknown[] = ['already there'];
    const { analytics, window } = openTrackedPage();
    Reflect.set(window, 'clarity', (...words: unknown[]) => calls.push(words));
    Reflect.set(window, 'dataLayer', list);

    analytics.consentChanged(ALL);

    expect(calls).toEqual([['consentv2', { ad_Storage: 'granted', analytics_Storage: 'granted' }]]);
    expect(list[0]).toBe('already there');
    expect(list.length).toBeGreaterThan(1);
  });

  it('sends Analytics only the URL of the viewed page', () => {
    const { analytics, commands } = openTrackedPage();
    analytics.consentChanged(ALL);

    analytics.pageViewed({ path: '/members/orders', title: 'Orders' });

    const address = { page_location: 'https://test.vinport.example/members/orders', page_title: 'Orders' };
    expect(commands().slice(-2)).toEqual([
      ['set', address],
      ['event', 'page_view', address],
    ]);
  });

  it('adds no nonce if the page has none', () => {
    const { analytics, scripts } = openTrackedPage(TRACKED_SITE, '');
    analytics.consentChanged(ALL);

    expect(scripts().map((script) => script.hasAttribute('nonce'))).toEqual([false, false, false]);
  });
});

describe('nonceOf', () => {
  it("returns the page's nonce, or an empty string", () => {
    const page = document.implementation.createHTMLDocument();
    expect(nonceOf(page)).toBe('');

    const script = page.createElement('script');
    script.setAttribute('nonce', 'nonce-7');
    page.head.append(page.createElement('script'), script);

    expect(nonceOf(page)).toBe('nonce-7');
  });
});

describe('noAnalytics', () => {
  it('accepts all calls and does nothing', () => {
    noAnalytics.consentChanged(ALL);
    noAnalytics.pageViewed({ path: '/members/orders', title: 'Orders' });

    expect(document.scripts).toHaveLength(0);
  });
});
