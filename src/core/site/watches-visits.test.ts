import { expect, it } from 'vitest';
import { siteSettingsFrom } from './site-settings.ts';
import { watchesVisits } from './watches-visits.ts';

it('SITE-13 returns whether visitors must be asked for consent', () => {
  expect(watchesVisits(siteSettingsFrom('vinport.example', {}))).toBe(false);
  for (const script of ['clarity', 'google_analytics', 'google_tag']) {
    expect(watchesVisits(siteSettingsFrom('vinport.example', { [script]: 'X-1' }))).toBe(true);
  }
});
