import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type SiteSettings, siteSettingsFrom } from '../../core/site/site-settings.ts';

// Only what the origin told is read back: everything else follows from it by the rules of today.
const kept = z.object({ domain: z.string(), fields: z.record(z.string(), z.unknown()) });

/**
 * Makes the reader of settings that an earlier visit has kept; those of another site are dropped.
 *
 * Source: specification, section 3 (SITE-09).
 */
export function parseSiteSettingsOf(domain: string): (value: unknown) => Result<SiteSettings, string> {
  return (value) => {
    const parsed = kept.safeParse(value);
    if (!parsed.success) return err(z.prettifyError(parsed.error));
    if (parsed.data.domain !== domain) return err('it is of another site');
    return ok(siteSettingsFrom(domain, parsed.data.fields));
  };
}
