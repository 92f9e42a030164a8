import type { SiteSettings } from './site-settings.ts';

/** The browser storage key of the site settings (specification, section 3, SITE-09). */
export const SITE_SETTINGS_STORAGE_KEY = 'site_settings';

/** Incremented when the shape of the stored value changes; values of other versions are discarded. */
export const SITE_SETTINGS_STORAGE_VERSION = 1;

/**
 * Returns the settings as stored text, so that pages without the store write the same format as the store.
 *
 * @example
 * siteSettingsText(siteSettingsFrom('test.vinport.example', {})); // '{"version":1,"state":{…}}'
 */
export function siteSettingsText(settings: SiteSettings): string {
  return JSON.stringify({ version: SITE_SETTINGS_STORAGE_VERSION, state: settings });
}
