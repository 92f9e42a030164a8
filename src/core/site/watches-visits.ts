import type { SiteSettings } from './site-settings.ts';

/**
 * Returns whether a site has tracking scripts, so that its visitors must be asked for consent.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * watchesVisits({ tracking: { clarity: null, googleAnalytics: null, googleTag: 'GTM-XXXX' } }); // true
 */
export function watchesVisits({ tracking }: Pick<SiteSettings, 'tracking'>): boolean {
  return Object.values(tracking).some((script) => script !== null);
}
