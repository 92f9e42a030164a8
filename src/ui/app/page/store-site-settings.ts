import type { SiteSettings } from '#core/site/site-settings.ts';
import { SITE_SETTINGS_STORAGE_KEY, siteSettingsText } from '#core/site/site-settings-storage.ts';

/** Stores the site settings in the browser, including on pages that don't load the business rules (SITE-09). */
export function storeSiteSettings(window: Pick<Window, 'localStorage'>, settings: SiteSettings): void {
  try {
    window.localStorage.setItem(SITE_SETTINGS_STORAGE_KEY, siteSettingsText(settings));
  } catch {
    // Storage can be full or denied. The settings are sent with each page anyway.
  }
}
