import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type SiteSettings, siteSettingsFrom } from '#core/site/site-settings.ts';
import { persistedState } from './persisted-state.ts';

// Only the origin's data is read back. Everything else is derived from it using the current rules.
const parsePersisted = persistedState(z.object({ domain: z.string(), fields: z.record(z.string(), z.unknown()) }));

/**
 * Creates the parser for settings stored by an earlier visit. Settings of another site are dropped.
 *
 * Source: specification, section 3 (SITE-09).
 */
export function parseSiteSettingsOf(domain: string): (value: unknown) => Result<SiteSettings, string> {
  return (value) =>
    parsePersisted(value).andThen((stored) =>
      stored.domain === domain ? ok(siteSettingsFrom(domain, stored.fields)) : err('it belongs to another site'),
    );
}
