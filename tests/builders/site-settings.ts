import { type SiteSettings, siteSettingsFrom } from '#core/site/site-settings.ts';

/** The settings of a site as stored by the origin, with their wire names. */
export const SITE_FIELDS: Readonly<Record<string, unknown>> = {
  site_name: 'Vinport test site',
  credit_type: 'global',
  primary_color: '#12513f',
  secondary_color: '#f4f1ea',
  teritary_color: '#b9b2a3',
  demonstration: true,
  clarity: '',
  google_analytics: '',
  google_tag: '',
};

/**
 * Builds the settings of a site, read from wire fields by the core's own rules.
 *
 * @example
 * siteSettings({ fields: { credit_type: 'single' } }).sellsGlobalCredits; // false
 */
export function siteSettings({
  domain = 'test.vinport.example',
  fields = {},
}: {
  readonly domain?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
} = {}): SiteSettings {
  return siteSettingsFrom(domain, { ...SITE_FIELDS, ...fields });
}
