import { err, ok } from 'neverthrow';
import * as z from 'zod';
import type { siteCalls } from '#contract/site/site-calls.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { OriginContext, Verb } from '../kernel/origin-context.ts';
import { hasSamples } from '../sample/find-sample.ts';

const storedSettings = z.record(z.string(), z.unknown());

/** Returns the settings of a site by domain. */
export const siteSettings: Verb<typeof siteCalls.settings> = async (ctx, { domain }) => {
  const site = await findRow(ctx.db, 'sites', { domain });
  if (!site) return err({ code: 'not-found', message: 'There is no site of this domain.' });
  const own = storedSettings.parse(JSON.parse(site.settings));
  return ok({ status: 'success', data: { ...(await defaultSamples(ctx)), ...own } });
};

/** Returns the default samples of a site; empty without demonstration data. */
async function defaultSamples(ctx: OriginContext): Promise<Record<string, unknown>> {
  return (await hasSamples(ctx)) ? { sample_report: '/sample-report', sample_sticker: '/sample-sticker' } : {};
}
