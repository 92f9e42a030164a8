import * as z from 'zod';
import type { Discount } from '#core/billing/discount.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { DiscountCodeRow, PlanRow } from '../kernel/db/shop-rows.ts';

const kinds = z.array(z.enum(['vhr', 'sticker', 'global']));
const THIRTY_MINUTES_MS = 30 * 60 * 1_000;

/** The plan and buyer for which a code is checked. */
export interface CodeUse {
  readonly plan: PlanRow;
  readonly email: string;
  /** The caller, as used by rate limits. */
  readonly caller: string;
  readonly now: number;
  /** The unpaid order that the cart replaces; its use of the code does not count. */
  readonly replacedOrder?: string | null;
}

/**
 * Returns the discount of a code, or `null` if the code is not valid now, is for another kind of plan, or has reached a
 * limit. Codes apply only to one-time purchases: the price of a subscription is the same for every period.
 */
export async function discountOfCode(
  db: OriginDatabase,
  code: DiscountCodeRow,
  { plan, ...use }: CodeUse,
): Promise<Discount | null> {
  const { now } = use;
  const isNow = (code.valid_from ?? now) <= now && now < (code.valid_until ?? Number.POSITIVE_INFINITY);
  const isForPlan = code.plan_kinds === null || kinds.parse(JSON.parse(code.plan_kinds)).includes(plan.kind);
  if (!isNow || !isForPlan || plan.renewal !== 'once') return null;
  const used = await usesOf(db, code.code, use);
  if (used.total >= (code.total_limit ?? Number.POSITIVE_INFINITY)) return null;
  if (used.byBuyer >= (code.limit_per_buyer ?? Number.POSITIVE_INFINITY)) return null;
  return discountIn(code, plan.currency);
}

/**
 * Counts the uses of a code. Paid orders count. An open checkout reserves its code for thirty minutes, but only against
 * its own caller: anyone can enter another person's email address, and an unused reservation must not block others. Of
 * the total limit, a caller therefore reserves at most one use, however many checkouts they open.
 */
async function usesOf(
  db: OriginDatabase,
  code: string,
  { email, caller, now, replacedOrder = null }: Omit<CodeUse, 'plan'>,
) {
  const paid = await db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>(eb.case().when('email', '=', email).then(1).end()).as('byBuyer'),
    ])
    .where('discount_code', '=', code)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('orders')
    .innerJoin('purchase_evidence', 'purchase_evidence.order_id', 'orders.id')
    .select(({ fn, eb }) => [
      'purchase_evidence.caller',
      fn.count<number>(eb.case().when('orders.email', '=', email).then(1).end()).as('byBuyer'),
    ])
    .where('orders.discount_code', '=', code)
    .where('orders.state', 'in', ['pending', 'needs-action'])
    .where('orders.created_at', '>', now - THIRTY_MINUTES_MS)
    .where('orders.id', '!=', replacedOrder ?? '')
    .groupBy('purchase_evidence.caller')
    .execute();
  const own = open.find((holder) => holder.caller === caller);
  return { total: Number(paid.total) + open.length, byBuyer: Number(paid.byBuyer) + Number(own?.byBuyer ?? 0) };
}

function discountIn({ percent, amount, currency }: DiscountCodeRow, wanted: string): Discount | null {
  if (percent !== null) return { kind: 'percent', percent };
  return amount !== null && currency === wanted ? { kind: 'amount', amount: { amount, currency } } : null;
}
