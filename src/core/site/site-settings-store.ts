import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { PersistedStore, type ReadableStore } from '../state/state-store.ts';
import type { SiteSettings } from './site-settings.ts';
import { DEFAULT_THEME, type Theme } from './theme.ts';

/**
 * Stores the settings of the current site; `null` until they are loaded.
 *
 * Source: specification, section 3 (SITE-09).
 *
 * @example
 * new SiteSettingsStore().get(); // null
 */
export class SiteSettingsStore extends PersistedStore<SiteSettings | null> {
  constructor() {
    super(null);
  }

  loaded(settings: SiteSettings): void {
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
