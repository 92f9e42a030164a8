import type { TrackedPage } from '#core/site/tracked-page.ts';
import { allowsTracking, NO_TRACKING, type TrackingConsent } from '#core/site/tracking-consent.ts';
import type { TrackingIds } from '#core/site/tracking-ids.ts';
import type { TrackerPage } from './tracker-page.ts';

/** How long Google's scripts wait for a consent update that arrives late. */
const WAIT_FOR_UPDATE_MS = 500;
const HOST = 'https://www.googletagmanager.com';

/** The Google scripts on a page: the tag manager and Analytics. */
export interface GoogleTags {
  consentChanged(consent: TrackingConsent): void;
  pageViewed(page: TrackedPage): void;
}

/**
 * Creates the Google scripts. Nothing is added to the page before the first consent. All consent types start as denied
 * and are then granted as the person chose (Consent Mode v2), before any script is fetched. Analytics doesn't count
 * page views automatically, and receives only the path of a URL.
 *
 * Source: specification, section 3 (SITE-13).
 */
export function createGoogleTags({ googleAnalytics, googleTag }: TrackingIds, page: TrackerPage): GoogleTags {
  let commands: unknown[] | null = null;
  let isManagerThere = false;
  let isAnalyticsThere = false;

  function command(..._words: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: Google's scripts take a command for one only if it is of this kind
    commands?.push(arguments);
  }

  function open(): void {
    commands = page.listOf('dataLayer');
    command('consent', 'default', { ...consentMode(NO_TRACKING), wait_for_update: WAIT_FOR_UPDATE_MS });
  }

  function addManager(container: string): void {
    isManagerThere = true;
    commands?.push({ 'gtm.start': page.now(), event: 'gtm.js' });
    page.fetchScript(`${HOST}/gtm.js?id=${container}`);
  }

  function addAnalytics(property: string): void {
    isAnalyticsThere = true;
    command('js', new Date(page.now()));
    command('set', { page_location: page.origin, page_referrer: page.referrer });
    command('config', property, { send_page_view: false });
    page.fetchScript(`${HOST}/gtag/js?id=${property}`);
  }

  return {
    consentChanged: (consent) => {
      const { analytics } = consent;
      if (commands === null) {
        if (!allowsTracking(consent)) return;
        if (googleAnalytics === null && googleTag === null) return;
        open();
      }
      // Analytics' own opt-out switch, for anything it would still send automatically.
      if (googleAnalytics !== null) page.set(`ga-disable-${googleAnalytics}`, !analytics);
      command('consent', 'update', consentMode(consent));
      if (googleTag !== null && !isManagerThere) addManager(googleTag);
      if (googleAnalytics !== null && analytics && !isAnalyticsThere) addAnalytics(googleAnalytics);
    },
    pageViewed: ({ path, title }) => {
      const address = { page_location: `${page.origin}${path}`, page_title: title };
      command('set', address);
      command('event', 'page_view', address);
    },
  };
}

function consentMode({ analytics, advertising }: TrackingConsent) {
  return {
    ad_storage: granted(advertising),
    ad_user_data: granted(advertising),
    ad_personalization: granted(advertising),
    analytics_storage: granted(analytics),
  };
}

function granted(isGranted: boolean): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied';
}
