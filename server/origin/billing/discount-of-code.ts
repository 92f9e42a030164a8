import * as z from 'zod';
import type { Discount } from '../../../src/core/billing/discount.ts';
import type { OriginDatabase } from '../db/schema.ts';
import type { DiscountCodeRow, PlanRow } from '../db/shop-rows.ts';

const kinds = z.array(z.enum(['vhr', 'sticker', 'global']));

/** For what and whom a code is asked. */
export interface CodeUse {
  readonly plan: PlanRow;
  readonly email: string;
  readonly now: number;
}

/**
 * What a code takes off, or `null` where it does not hold: not yet or no longer, for another kind of plan, or used as
 * often as it may be. It holds for what is bought once: the price of a subscription is the same every time.
 */
export async function discountOfCode(
  db: Pick<OriginDatabase, 'selectFrom'>,
  code: DiscountCodeRow,
  { plan, email, now }: CodeUse,
): Promise<Discount | null> {
  const isNow = (code.valid_from ?? now) <= now && now < (code.valid_until ?? Number.POSITIVE_INFINITY);
  const isForPlan = code.plan_kinds === null || kinds.parse(JSON.parse(code.plan_kinds)).includes(plan.kind);
  if (!isNow || !isForPlan || plan.renewal !== 'once') return null;
  const used = await usesOf(db, code.code, email);
  if (used.total >= (code.total_limit ?? Number.POSITIVE_INFINITY)) return null;
  if (used.byBuyer >= (code.limit_per_buyer ?? Number.POSITIVE_INFINITY)) return null;
  return discountIn(code, plan.currency);
}

/** An order holds its code from when it is placed until its payment is declined. */
async function usesOf(db: Pick<OriginDatabase, 'selectFrom'>, code: string, email: string) {
  const { total, byBuyer } = await db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>(eb.case().when('email', '=', email).then(1).end()).as('byBuyer'),
    ])
    .where('discount_code', '=', code)
    .where('state', '!=', 'declined')
    .executeTakeFirstOrThrow();
  return { total: Number(total), byBuyer: Number(byBuyer) };
}

function discountIn({ percent, amount, currency }: DiscountCodeRow, wanted: string): Discount | null {
  if (percent !== null) return { kind: 'percent', percent };
  return amount !== null && currency === wanted ? { kind: 'amount', amount: { amount, currency } } : null;
}
