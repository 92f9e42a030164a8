import { findRow } from '../kernel/db/rows.ts';
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
  db: OriginDatabase,
  { list, code, email, userId }: PlanChoice,
): Promise<PlanRow | null> {
  const plan = await findRow(db, 'plans', { list, code });
  if (!plan) return null;
  if (plan.audience === 'user') return plan;
  if (userId === null) return null;
  const dealer = await findRow(db, 'users', { id: userId, email, user_type: 'dealer' });
  return dealer ? plan : null;
}
