import { type Theme, themeFrom } from './theme.ts';

/** What makes one branded site differ from another. Source: specification, section 3. */
export interface SiteSettings {
  readonly domain: string;
  readonly name: string;
  readonly theme: Theme;
  /** Whether the site sells global credits, which serve for every kind of document. */
  readonly sellsGlobalCredits: boolean;
  /** Whether all it shows is demonstration data. */
  readonly demonstration: boolean;
  /** Every field as it came, those unknown to us included. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Reads site settings from a payload.
 *
 * @example
 * siteSettingsFrom('test.vinport.example', { credit_type: 'global' }).sellsGlobalCredits; // true
 */
export function siteSettingsFrom(domain: string, payload: Readonly<Record<string, unknown>>): SiteSettings {
  return {
    domain,
    name: typeof payload.site_name === 'string' && payload.site_name !== '' ? payload.site_name : domain,
    theme: themeFrom(payload),
    sellsGlobalCredits: payload.credit_type === 'global',
    demonstration: payload.demonstration === true,
    fields: payload,
  };
}
