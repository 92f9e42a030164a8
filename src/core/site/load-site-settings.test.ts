import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { createLoadSiteSettings } from './load-site-settings.ts';
import { siteSettingsFrom } from './site-settings.ts';

it('SITE-07 loads the settings of the domain at hand', async () => {
  const asked: unknown[] = [];
  const { signal } = new AbortController();
  const loadSiteSettings = createLoadSiteSettings({
    sites: {
      settings: (...call) => {
        asked.push(call);
        return okAsync(siteSettingsFrom(call[0], { site_name: 'Vinport' }));
      },
    },
  });
  const settings = (await loadSiteSettings('vinport.example', { signal }))._unsafeUnwrap();
  expect(settings).toMatchObject({ domain: 'vinport.example', name: 'Vinport' });
  expect(asked).toEqual([['vinport.example', { signal }]]);
});
