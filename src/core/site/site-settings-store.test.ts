import { ok } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { createFakeBrowserStorage } from '#tests/fakes/fake-browser-storage.ts';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import { recordFrom } from '../payload/payload-fields.ts';
import { persisted } from '../state/persisted.ts';
import { SITE_SETTINGS_STORAGE_KEY, siteSettingsText } from './site-settings-storage.ts';
import { SiteSettingsStore, themeStream } from './site-settings-store.ts';
import type { Theme } from './theme.ts';

describe('SiteSettingsStore', () => {
  it('SITE-09 starts empty and then contains the loaded or restored settings', () => {
    const store = new SiteSettingsStore();
    expect(store.get()).toBeNull();
    store.loaded(siteSettings());
    expect(store.get()).toEqual(siteSettings());
    const stored = siteSettings({ fields: { site_name: 'Kept' } });
    store.restored(stored);
    expect(store.get()).toBe(stored);
    expect(SITE_SETTINGS_STORAGE_KEY).toBe('site_settings');
  });
});

describe('SiteSettingsStore between visits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function persistedSettings(storage: KeyValueStorage) {
    const store = new SiteSettingsStore();
    const parse = (value: unknown) => ok(siteSettings({ fields: recordFrom(recordFrom(value)?.fields) ?? {} }));
    persisted(store, { key: SITE_SETTINGS_STORAGE_KEY, version: 1, parse, storage, logger: createFakeLogger() });
    return store;
  }

  it('SITE-09 is saved under site_settings, restored on the next visit, and synced to other tabs', async () => {
    const browser = createFakeBrowserStorage();
    const [here, there] = [persistedSettings(browser.openTab()), persistedSettings(browser.openTab())];
    const saved = siteSettings({ fields: { site_name: 'Saved' } });
    here.loaded(saved);
    await vi.runAllTimersAsync();
    expect(browser.openTab().read('site_settings')).toContain('"site_name":"Saved"');
    expect(browser.openTab().read('site_settings')).toBe(siteSettingsText(saved));
    expect([there.get()?.name, persistedSettings(browser.openTab()).get()?.name]).toEqual(['Saved', 'Saved']);
  });
});

describe('themeStream', () => {
  it('SITE-10 emits the default colors until the settings change them, and each theme once', () => {
    const store = new SiteSettingsStore();
    const seen: Theme[] = [];
    themeStream(store).subscribe((theme) => seen.push(theme));
    expect(seen).toEqual([{ primary: '#0070f3', secondary: '#f9f9f9', accent: '#afafaf' }]);
    store.loaded(siteSettings());
    store.loaded(siteSettings({ fields: { site_name: 'Another name' } }));
    expect(seen.slice(1)).toEqual([{ primary: '#12513f', secondary: '#f4f1ea', accent: '#b9b2a3' }]);
  });

  it.each(['primary_color', 'secondary_color', 'teritary_color'])('SITE-10 emits another %s', (field) => {
    const store = new SiteSettingsStore();
    store.loaded(siteSettings());
    const seen: Theme[] = [];
    themeStream(store).subscribe((theme) => seen.push(theme));
    store.loaded(siteSettings({ fields: { [field]: '#000000' } }));
    expect(seen).toHaveLength(2);
  });
});
