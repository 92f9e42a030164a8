import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';

/** What a site's settings say of its configuration; what is missing or wrong gives way to what all sites have. */
const kept = z.object({
  credit_type: z.string().catch(''),
  plans_shown: z
    .array(z.enum(['vhr', 'sticker', 'global']))
    .nullable()
    .catch(null),
  livechat_license: z
    .string()
    .regex(/^\d{1,20}$/)
    .nullable()
    .catch(null),
  switches: z.record(z.string(), z.boolean()).catch({}),
});

/** The configuration of a site, before it is encoded. */
export interface SiteConfiguration {
  readonly plans: { readonly shown: readonly ('vhr' | 'sticker' | 'global')[] };
  /** The ways to pay, by the names that a purchase calls them. */
  readonly gateways: readonly string[];
  readonly chat: { readonly license: string | null };
  /** Parts of the product that are on or off. */
  readonly switches: Readonly<Record<string, boolean>>;
}

/** Tells the configuration of a site: base64 of JSON, as the specification has it. */
export async function siteConfig(
  ctx: OriginContext,
  { domain }: { readonly domain: string },
): Promise<Result<{ status: 'success'; data: string }, OriginError>> {
  const site = await ctx.db.selectFrom('sites').select('settings').where('domain', '=', domain).executeTakeFirst();
  if (!site) return err({ code: 'not-found', message: 'There is no site of this domain.' });
  const settings = kept.parse(JSON.parse(site.settings));
  const config: SiteConfiguration = {
    plans: { shown: settings.plans_shown ?? plansFor(settings.credit_type) },
    gateways: [...ctx.payments.keys()],
    chat: { license: settings.livechat_license ?? ctx.livechatLicense },
    switches: settings.switches,
  };
  return ok({ status: 'success', data: Buffer.from(JSON.stringify(config)).toString('base64') });
}

/** Global credits are sold by the sites alone that name them. */
function plansFor(creditType: string): SiteConfiguration['plans']['shown'] {
  return creditType === 'global' ? ['vhr', 'sticker', 'global'] : ['vhr', 'sticker'];
}
