import type { SiteSettings } from './site-settings.ts';

/**
 * Whether a site has any scripts that watch a visit, so that its visitors have to be asked.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * watchesVisits({ tracking: { clarity: null, googleAnalytics: null, googleTag: 'GTM-XXXX' } }); // true
 */
export function watchesVisits({ tracking }: Pick<SiteSettings, 'tracking'>): boolean {
  return Object.values(tracking).some((script) => script !== null);
}
