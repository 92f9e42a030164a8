import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { SubscriptionRow } from '../kernel/db/shop-rows.ts';
import { planFromText } from '../plans/sold-plan.ts';

/** A renewal is not charged at the very moment a period ends; nobody is locked out meanwhile. */
const GRACE_MS = 24 * 60 * 60 * 1_000;

/** The subscriptions of a person that hold now. One whose renewal was declined does not, until it is paid. */
export async function runningSubscriptions(
  db: Pick<OriginDatabase, 'selectFrom'>,
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

/** How many documents a subscription has paid for in its period. */
export async function usesInPeriod(
  db: Pick<OriginDatabase, 'selectFrom'>,
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

/** Whether a person has a subscription to this plan that goes on. */
export async function hasRunningSubscription(
  db: Pick<OriginDatabase, 'selectFrom'>,
  userId: string,
  planCode: string,
): Promise<boolean> {
  const running = await db
    .selectFrom('subscriptions')
    .select('plan')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
  return running.some(({ plan }) => planFromText(plan).code === planCode);
}
