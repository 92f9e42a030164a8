import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { PlanRow } from '../kernel/db/shop-rows.ts';

/** A plan of a cart, and its buyer. */
export interface PlanChoice {
  readonly list: PlanRow['list'];
  readonly code: string;
  /** The address of the order. */
  readonly email: string;
  /** Who is signed in, or `null`. */
  readonly userId: string | null;
}

/**
 * Returns the plan with this code, if this buyer may have it. Plans for dealers are sold to dealers who are signed in: an
 * address alone must not reveal whether a dealer has it.
 */
export async function findPlanFor(
  db: Pick<OriginDatabase, 'selectFrom'>,
  { list, code, email, userId }: PlanChoice,
): Promise<PlanRow | null> {
  const plan = await db
    .selectFrom('plans')
    .selectAll()
    .where('list', '=', list)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!plan) return null;
  if (plan.audience === 'user') return plan;
  if (userId === null) return null;
  const dealer = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('user_type', '=', 'dealer')
    .executeTakeFirst();
  return dealer ? plan : null;
}
