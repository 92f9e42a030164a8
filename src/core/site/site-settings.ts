import { textFrom } from '../payload/payload-fields.ts';
import type { SiteSamples } from './site-samples.ts';
import { type Theme, themeFrom } from './theme.ts';

/** The settings that distinguish one branded site from another. Source: specification, section 3 (SITE-08). */
export interface SiteSettings {
  readonly domain: string;
  readonly name: string;
  readonly theme: Theme;
  /** The logo: a path on the site's own host or a URL that starts with `https://`; `null` if there is none. */
  readonly logo: string | null;
  /** The samples of the site's products; each is `null` if there is none. */
  readonly samples: SiteSamples;
  /** Whether the site sells global credits, which are valid for every kind of document. */
  readonly sellsGlobalCredits: boolean;
  /** Whether all data of the site is demonstration data. */
  readonly demonstration: boolean;
  /** The origin's data about the visitor's IP address, in its own shape; `null` if there is none. */
  readonly ipData: unknown;
  /** The tracking scripts, each `null` if the site has none. */
  readonly tracking: SiteTracking;
  /** All fields as received, including unknown ones. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The third-party scripts that a site loads after the visitor consents. */
export interface SiteTracking {
  /** A base64-encoded script. */
  readonly clarity: string | null;
  /** The ID of a property, such as `G-XXXX`. */
  readonly googleAnalytics: string | null;
  /** The ID of a container, such as `GTM-XXXX`. */
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
