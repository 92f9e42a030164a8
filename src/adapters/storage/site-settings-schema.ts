import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type SiteSettings, siteSettingsFrom } from '#core/site/site-settings.ts';
import { persistedState } from './persisted-state.ts';

// Only what the origin told is read back: everything else follows from it by the rules of today.
const parsePersisted = persistedState(z.object({ domain: z.string(), fields: z.record(z.string(), z.unknown()) }));

/**
 * Makes the reader of settings that an earlier visit has kept; those of another site are dropped.
 *
 * Source: specification, section 3 (SITE-09).
 */
export function parseSiteSettingsOf(domain: string): (value: unknown) => Result<SiteSettings, string> {
  return (value) =>
    parsePersisted(value).andThen((stored) =>
      stored.domain === domain ? ok(siteSettingsFrom(domain, stored.fields)) : err('it is of another site'),
    );
}
