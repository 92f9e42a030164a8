import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { type ReadableStore, StateStore } from '../state/state-store.ts';
import type { SiteSettings } from './site-settings.ts';
import { DEFAULT_THEME, type Theme } from './theme.ts';

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

/**
 * Stores the settings of the current site; `null` until they are loaded.
 *
 * Source: specification, section 3 (SITE-09).
 *
 * @example
 * new SiteSettingsStore().get(); // null
 */
export class SiteSettingsStore extends StateStore<SiteSettings | null> {
  constructor() {
    super(null);
  }

  loaded(settings: SiteSettings): void {
    this.set(settings);
  }

  /** Restores the settings from an earlier visit or another tab. */
  restored(settings: SiteSettings | null): void {
    this.set(settings);
  }
}

/**
 * Returns the stream of the theme: the default colors until the settings are loaded, then the site's colors. Settings
 * with unchanged colors emit nothing.
 *
 * Source: specification, section 3 (SITE-10).
 *
 * @example
 * themeStream(new SiteSettingsStore()).subscribe(({ primary }) => showMessage(primary)); // '#0070f3'
 */
export function themeStream({ state$ }: Pick<ReadableStore<SiteSettings | null>, 'state$'>): Observable<Theme> {
  return state$.pipe(
    map((settings) => settings?.theme ?? DEFAULT_THEME),
    distinctUntilChanged(
      (one, other) => one.primary === other.primary && one.secondary === other.secondary && one.accent === other.accent,
    ),
  );
}
