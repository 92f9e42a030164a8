import * as z from 'zod';
import type { Plan } from '#core/billing/plan.ts';
import type { PlanRow } from '../kernel/db/shop-rows.ts';
import { money } from '../kernel/money.ts';

const bundle = z.object({ vhr: z.int().positive(), sticker: z.int().positive() });

/** A plan as stored in orders: with the price and content of the sale. */
const planSchema = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['vhr', 'sticker', 'global']),
  documents: z.union([z.int(), z.literal('unlimited')]),
  price: money,
  renewal: z.enum(['once', 'month', 'year']),
  bundle: bundle.nullable().default(null),
  recommended: z.boolean().default(false),
}) satisfies z.ZodType<Plan>;

/** Returns a plan on offer. */
export function planFromRow(row: PlanRow): Plan {
  const { code, name, kind, documents, amount, currency, renewal } = row;
  return {
    code,
    name,
    kind,
    documents: documents ?? 'unlimited',
    price: { amount, currency },
    renewal,
    bundle: row.bundle === null ? null : bundle.parse(JSON.parse(row.bundle)),
    recommended: row.recommended === 1,
  };
}

/** Returns a plan as sold. */
export function planFromText(text: string): Plan {
  return planSchema.parse(JSON.parse(text));
}
