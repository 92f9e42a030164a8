import { updateRows } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow, SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';

/** Ends a canceled subscription when its period ends; the email about it was sent at the cancellation. */
export async function endSubscription({ db }: OriginContext, { id, period_end }: SubscriptionRow): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ended_at: period_end })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is not', null)
    .execute();
}

/** Ends the subscription of an order that was refunded in full. */
export async function endRefundedSubscription(
  { now }: Pick<OriginContext, 'now'>,
  trx: OriginTransaction,
  { subscription_id }: OrderRow,
): Promise<void> {
  if (subscription_id === null) return;
  await trx
    .updateTable('subscriptions')
    .set((eb) => ({ ended_at: now(), cancelled_at: eb.fn.coalesce('cancelled_at', eb.val(now())) }))
    .where('id', '=', subscription_id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Stops the renewals of the subscription of a disputed order; it remains active until the end of its period. */
export async function stopRenewals(
  { now }: Pick<OriginContext, 'now'>,
  trx: OriginTransaction,
  { subscription_id }: OrderRow,
): Promise<void> {
  if (subscription_id === null) return;
  await updateRows(trx, 'subscriptions', {
    where: { id: subscription_id, cancelled_at: null, ended_at: null },
    set: { cancelled_at: now() },
  });
}
