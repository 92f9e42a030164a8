import type { OriginDatabase } from '../db/schema.ts';
import type { PlanRow } from '../db/shop-rows.ts';

/** A plan of a cart, and its buyer. */
export interface PlanChoice {
  readonly list: PlanRow['list'];
  readonly code: string;
  readonly email: string;
}

/** The plan with this code, if this buyer may have it: plans for dealers are sold to the accounts of dealers alone. */
export async function findPlanFor(
  db: Pick<OriginDatabase, 'selectFrom'>,
  { list, code, email }: PlanChoice,
): Promise<PlanRow | null> {
  const plan = await db
    .selectFrom('plans')
    .selectAll()
    .where('list', '=', list)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!plan) return null;
  if (plan.audience === 'user') return plan;
  const dealer = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('user_type', '=', 'dealer')
    .executeTakeFirst();
  return dealer ? plan : null;
}
