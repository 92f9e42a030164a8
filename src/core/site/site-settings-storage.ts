import type { SiteSettings } from './site-settings.ts';

/** Under which key a browser keeps the settings of the site (specification, section 3, SITE-09). */
export const SITE_SETTINGS_STORAGE_KEY = 'site_settings';

/** Raised when the shape of what is stored changes; a value of another version is dropped. */
export const SITE_SETTINGS_STORAGE_VERSION = 1;

/**
 * What is stored of the settings, as text: a page that loads no store writes the same as the store does.
 *
 * @example
 * siteSettingsText(siteSettingsFrom('test.vinport.example', {})); // '{"version":1,"state":{…}}'
 */
export function siteSettingsText(settings: SiteSettings): string {
  return JSON.stringify({ version: SITE_SETTINGS_STORAGE_VERSION, state: settings });
}
