import type { TrackingConsent } from '#core/site/tracking-consent.ts';
import type { TrackerPage } from './tracker-page.ts';

const HOST = 'https://www.clarity.ms';

/** The script of Clarity on one page. */
export interface ClarityTag {
  consentChanged(consent: TrackingConsent): void;
}

/**
 * Makes Clarity's script, of which nothing is on the page before a first consent to analytics. Consent that is
 * withdrawn stops it: told `denied` alone, it would go on without cookies.
 *
 * Source: specification, section 3 (SITE-13).
 */
export function createClarityTag(project: string, page: TrackerPage): ClarityTag {
  let state: 'absent' | 'watching' | 'stopped' = 'absent';
  return {
    consentChanged: (consent) => {
      if (state === 'absent' && !consent.analytics) return;
      if (state === 'absent') page.queueFor('clarity');
      page.call('clarity', 'consentv2', consentOf(consent));
      if (state === 'absent') page.fetchScript(`${HOST}/tag/${project}`);
      if (state === 'watching' && !consent.analytics) page.call('clarity', 'stop');
      if (state === 'stopped' && consent.analytics) page.call('clarity', 'start');
      state = consent.analytics ? 'watching' : 'stopped';
    },
  };
}

/** The names are Clarity's own; Google writes them with a small letter. */
function consentOf({ analytics, advertising }: TrackingConsent) {
  return { ad_Storage: advertising ? 'granted' : 'denied', analytics_Storage: analytics ? 'granted' : 'denied' };
}
