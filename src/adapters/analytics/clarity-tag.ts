import type { TrackingConsent } from '#core/site/tracking-consent.ts';
import type { TrackerPage } from './tracker-page.ts';

const HOST = 'https://www.clarity.ms';

/** The Clarity script on a page. */
export interface ClarityTag {
  consentChanged(consent: TrackingConsent): void;
}

/**
 * Creates the Clarity script. Nothing is added to the page before the first consent to analytics. Withdrawing consent
 * stops the script: with `denied` alone, it would continue without cookies.
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

/** These are Clarity's names. Google spells them in lowercase. */
function consentOf({ analytics, advertising }: TrackingConsent) {
  return { ad_Storage: advertising ? 'granted' : 'denied', analytics_Storage: analytics ? 'granted' : 'denied' };
}
