import * as z from 'zod';
import { findRow } from '../kernel/db/rows.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

const text = z.string().trim().max(200);

/** The seller as shown on receipts. */
const seller = z.object({ name: text, address: text.default(''), tax_id: text.default(''), email: text.default('') });

const rate = z.object({
  /** ISO 3166-1 alpha-2 of the buyer's country. */
  country: z.string().regex(/^[A-Z]{2}$/),
  name: text.min(1),
  percent: z.number().min(0).max(100),
});

const settings = z.object({
  seller: seller.nullable().catch(null),
  /**
   * `fixed`: prices contain the tax of these rates. `gateway`: the payment gateway calculates the tax contained in the
   * price.
   */
  tax: z
    .discriminatedUnion('mode', [
      z.object({ mode: z.literal('none') }),
      z.object({ mode: z.literal('fixed'), rates: z.array(rate) }),
      z.object({ mode: z.literal('gateway') }),
    ])
    .catch({ mode: 'none' }),
});

/** The seller and the tax rules of a site. */
export type SiteBilling = z.infer<typeof settings>;

const NO_BILLING: SiteBilling = { seller: null, tax: { mode: 'none' } };

/** Reads `seller` and `tax` from a site's settings; by default, there is no seller and no tax. */
export async function siteBilling({ db }: Pick<OriginContext, 'db'>, domain: string | null): Promise<SiteBilling> {
  if (domain === null) return NO_BILLING;
  const site = await findRow(db, 'sites', { domain });
  return site ? settings.parse(JSON.parse(site.settings)) : NO_BILLING;
}
