import type { SubscriptionRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';

/** Ends a subscription that was cancelled, when its period is over; the letter about it was sent at the cancellation. */
export async function endSubscription({ db }: OriginContext, { id, period_end }: SubscriptionRow): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ended_at: period_end })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is not', null)
    .execute();
}
