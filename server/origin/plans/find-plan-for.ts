import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { PlanRow } from '../kernel/db/shop-rows.ts';

/** A plan of a cart with its buyer. */
export interface PlanChoice {
  readonly list: PlanRow['list'];
  readonly code: string;
  /** Email address of the order. */
  readonly email: string;
  /** The signed-in user's ID, or `null`. */
  readonly userId: string | null;
}

/**
 * Returns the plan with this code if this buyer may order it. Dealer plans require a signed-in dealer: an email address
 * alone must not reveal whether it belongs to a dealer.
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
