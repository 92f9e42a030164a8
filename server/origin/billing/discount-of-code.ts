import * as z from 'zod';
import type { Discount } from '#core/billing/discount.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { DiscountCodeRow, PlanRow } from '../kernel/db/shop-rows.ts';

const kinds = z.array(z.enum(['vhr', 'sticker', 'global']));
const THIRTY_MINUTES_MS = 30 * 60 * 1_000;

/** For what and whom a code is asked. */
export interface CodeUse {
  readonly plan: PlanRow;
  readonly email: string;
  /** Who asks, as limits count callers. */
  readonly caller: string;
  readonly now: number;
  /** The unpaid order that the cart replaces; it does not hold the code against it. */
  readonly replacedOrder?: string | null;
}

/**
 * What a code takes off, or `null` where it is not valid: not yet or no longer, for another kind of plan, or used as
 * often as it may be. It is valid for what is bought once: the price of a subscription is the same every time.
 */
export async function discountOfCode(
  db: Pick<OriginDatabase, 'selectFrom'>,
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
 * Paid orders count. An open checkout holds its code for thirty minutes, but only against its own caller: anyone can
 * type another person's email address, and a code that is held for nothing must not be lost to others. Of the total, a
 * caller therefore holds one use at most, however many checkouts they open.
 */
async function usesOf(
  db: Pick<OriginDatabase, 'selectFrom'>,
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
