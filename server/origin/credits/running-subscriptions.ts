import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { SubscriptionRow } from '../kernel/db/shop-rows.ts';
import { planFromText } from '../plans/sold-plan.ts';

/**
 * Grace period after the end of a subscription period, in milliseconds: the renewal is not charged at exactly that
 * moment, and users must not lose access in between.
 */
const GRACE_MS = 24 * 60 * 60 * 1_000;

/** Returns a user's active subscriptions. A subscription whose renewal was declined is inactive until it is paid. */
export async function runningSubscriptions(
  db: OriginDatabase,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('period_end', '>', now),
        eb.and([eb('period_end', '>', now - GRACE_MS), eb('cancelled_at', 'is', null), eb('tries', '=', 0)]),
      ]),
    )
    .orderBy('started_at')
    .execute();
}

/** Returns how many documents a subscription has paid for in its current period. */
export async function usesInPeriod(
  db: OriginDatabase,
  { id, period_start }: Pick<SubscriptionRow, 'id' | 'period_start'>,
): Promise<number> {
  const { uses } = await db
    .selectFrom('subscription_uses')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('subscription_id', '=', id)
    .where('used_at', '>=', period_start)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** Returns whether a user has a continuing subscription to this plan. */
export async function hasRunningSubscription(db: OriginDatabase, userId: string, planCode: string): Promise<boolean> {
  const running = await db
    .selectFrom('subscriptions')
    .select('plan')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
  return running.some(({ plan }) => planFromText(plan).code === planCode);
}
