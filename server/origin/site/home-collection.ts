import { err, ok } from 'neverthrow';
import type { homeCalls } from '#contract/site/home-calls.ts';
import { siteSettingsFrom } from '#core/site/site-settings.ts';
import type { CallResult, OriginContext } from '../kernel/origin-context.ts';
import { siteSettings } from './site-settings.ts';

/** Returns the current data of the service for a site's home page. */
export async function homeCollection(
  ctx: OriginContext,
  { domain }: { readonly domain: string },
): Promise<CallResult<typeof homeCalls.homeCollection>> {
  const settings = await siteSettings(ctx, { domain });
  if (settings.isErr()) return err(settings.error);
  const { name, demonstration } = siteSettingsFrom(domain, settings.value.data);
  const { builds, history_records, recall_campaigns, plates } = await ctx.db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('builds')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .as('builds'),
      selectFrom('history_records')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .as('history_records'),
      selectFrom('recalls')
        .select(({ fn }) => fn.count<number>('campaign').distinct().as('rows'))
        .as('recall_campaigns'),
      selectFrom('plates')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .as('plates'),
    ])
    .executeTakeFirstOrThrow();
  return ok({
    status: 'success',
    data: {
      site: { domain, name, demonstration },
      known: {
        builds: Number(builds),
        history_records: Number(history_records),
        recall_campaigns: Number(recall_campaigns),
        plates: Number(plates),
      },
    },
  });
}
