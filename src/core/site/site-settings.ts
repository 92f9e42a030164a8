import { textFrom } from '../payload/payload-fields.ts';
import type { SiteSamples } from './site-samples.ts';
import { type Theme, themeFrom } from './theme.ts';

/** What makes one branded site differ from another. Source: specification, section 3 (SITE-08). */
export interface SiteSettings {
  readonly domain: string;
  readonly name: string;
  readonly theme: Theme;
  /** The site's mark: a path on its own host or an address beginning with `https://`; `null` where it has none. */
  readonly logo: string | null;
  /** Where the site shows what it sells; `null` where it shows none. */
  readonly samples: SiteSamples;
  /** Whether the site sells global credits, which serve for every kind of document. */
  readonly sellsGlobalCredits: boolean;
  /** Whether all it shows is demonstration data. */
  readonly demonstration: boolean;
  /** What the origin tells of the visitor's address, in its own shape; `null` where it tells nothing. */
  readonly ipData: unknown;
  /** The scripts that watch a visit, each `null` where the site has none. */
  readonly tracking: SiteTracking;
  /** Every field as it came, those unknown to us included. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The scripts of others that a site loads once the visitor consents. */
export interface SiteTracking {
  /** Base64 of a script. */
  readonly clarity: string | null;
  /** The name of a property, such as `G-XXXX`. */
  readonly googleAnalytics: string | null;
  /** The name of a container, such as `GTM-XXXX`. */
  readonly googleTag: string | null;
}

/**
 * Reads site settings from a payload.
 *
 * Source: specification, section 3 (SITE-08).
 *
 * @example
 * siteSettingsFrom('test.vinport.example', { credit_type: 'global' }).sellsGlobalCredits; // true
 */
export function siteSettingsFrom(domain: string, payload: Readonly<Record<string, unknown>>): SiteSettings {
  return {
    domain,
    name: textFrom(payload.site_name) ?? domain,
    theme: themeFrom(payload),
    logo: addressFrom(payload.logo),
    samples: {
      report: addressFrom(payload.sample_report),
      sticker: addressFrom(payload.sample_sticker),
      picture: addressFrom(payload.sample_picture),
    },
    sellsGlobalCredits: payload.credit_type === 'global',
    demonstration: payload.demonstration === true,
    ipData: payload.ip_data ?? null,
    tracking: {
      clarity: textFrom(payload.clarity),
      googleAnalytics: textFrom(payload.google_analytics),
      googleTag: textFrom(payload.google_tag),
    },
    fields: payload,
  };
}

function addressFrom(value: unknown): string | null {
  const text = textFrom(value);
  return text !== null && /^(\/(?![/\\])|https:\/\/[^/\s])\S*$/.test(text) ? text : null;
}
