import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { findRow } from '../kernel/db/rows.ts';
import type { DiscountCodeRow } from '../kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';

/** Configuration in a site's settings; missing or invalid values fall back to the defaults of all sites. */
const stored = z.object({
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
  discount_code: z.string().trim().toUpperCase().catch(''),
});

/** The configuration of a site before encoding. */
interface SiteConfiguration {
  readonly plans: { readonly shown: readonly ('vhr' | 'sticker' | 'global')[] };
  /** The enabled payment gateways, by the names used in purchases. */
  readonly gateways: readonly string[];
  /** The payment gateways with their labels and the origin of their hosted pages. */
  readonly payment_gateways: readonly {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly is_test: boolean;
    readonly checkout_origin: string | null;
  }[];
  readonly chat: { readonly license: string | null };
  /** Feature switches of the product. */
  readonly switches: Readonly<Record<string, boolean>>;
  /** The public discount of the site; `null` if there is none or the configured one is not valid now. */
  readonly discount: OfferedDiscountRow | null;
}

/** The public fields of a discount code. */
interface OfferedDiscountRow extends Pick<DiscountCodeRow, 'code' | 'percent' | 'amount' | 'currency'> {
  readonly until: number | null;
}

/** Returns the configuration of a site as base64-encoded JSON, as the specification requires. */
export async function siteConfig(
  ctx: OriginContext,
  { domain }: { readonly domain: string },
): Promise<Result<{ status: 'success'; data: string }, OriginError>> {
  const site = await findRow(ctx.db, 'sites', { domain });
  if (!site) return err({ code: 'not-found', message: 'There is no site of this domain.' });
  const settings = stored.parse(JSON.parse(site.settings));
  const config: SiteConfiguration = {
    plans: { shown: settings.plans_shown ?? plansFor(settings.credit_type) },
    gateways: [...ctx.payments.keys()],
    payment_gateways: [...ctx.payments.values()].map(({ name, labels, isTest, checkoutOrigin }) => ({
      name,
      labels,
      is_test: isTest,
      checkout_origin: checkoutOrigin,
    })),
    chat: { license: settings.livechat_license ?? ctx.livechatLicense },
    switches: settings.switches,
    discount: await offeredDiscount(ctx, settings.discount_code),
  };
  return ok({ status: 'success', data: Buffer.from(JSON.stringify(config)).toString('base64') });
}

/** Only sites that configure global credits sell them. */
function plansFor(creditType: string): SiteConfiguration['plans']['shown'] {
  return creditType === 'global' ? ['vhr', 'sticker', 'global'] : ['vhr', 'sticker'];
}

async function offeredDiscount({ db, now }: OriginContext, code: string): Promise<OfferedDiscountRow | null> {
  const at = now();
  const offered = await db
    .selectFrom('discount_codes')
    .select(['code', 'percent', 'amount', 'currency', 'valid_until as until'])
    .where('code', '=', code)
    .where('list', '=', 'discounts')
    .where((where) => where.or([where('valid_from', 'is', null), where('valid_from', '<=', at)]))
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>', at)]))
    .executeTakeFirst();
  return offered ?? null;
}
