import type { SiteSettings } from '#core/site/site-settings.ts';
import { SITE_SETTINGS_STORAGE_KEY, siteSettingsText } from '#core/site/site-settings-storage.ts';

/** Stores the settings of the site in the browser, also on a page that loads no rules (SITE-09). */
export function storeSiteSettings(window: Pick<Window, 'localStorage'>, settings: SiteSettings): void {
  try {
    window.localStorage.setItem(SITE_SETTINGS_STORAGE_KEY, siteSettingsText(settings));
  } catch {
    // Storage can be full or denied; the settings come with each page.
  }
}
