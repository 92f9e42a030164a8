import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';

/** Fields of POST and GET /api-cwa/site_settings. */
export const siteSettingsInput = z.object({ domain: z.string().trim().toLowerCase().min(1).max(253) });

const keptSettings = z.record(z.string(), z.unknown());

/** Tells the settings of a site by its domain. */
export async function siteSettings(
  { db }: OriginContext,
  { domain }: z.infer<typeof siteSettingsInput>,
): Promise<Result<{ status: 'success'; data: Record<string, unknown> }, OriginError>> {
  const site = await db.selectFrom('sites').select('settings').where('domain', '=', domain).executeTakeFirst();
  if (!site) return err({ code: 'not-found', message: 'There is no site of this domain.' });
  return ok({ status: 'success', data: keptSettings.parse(JSON.parse(site.settings)) });
}
