import type { Insertable } from 'kysely';
import { findRow, getRow, insertRowOnce } from '#origin/kernel/db/rows.ts';
import type { OrderRow, SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';
import { orderNumber } from '../purchase/order-number.ts';
import { untouchedOrder } from '../purchase/place-order.ts';

/**
 * Returns the order that pays for the next period, ready for the attempt that is due. Each period has exactly one
 * order, however often this is called. Returns `null` if the subscription was canceled in the meantime.
 */
export async function placeRenewal(ctx: OriginContext, subscription: SubscriptionRow): Promise<OrderRow | null> {
  const { id, period, tries } = subscription;
  return ctx.db.transaction().execute(async (trx) => {
    const wanted = await trx
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select('users.email')
      .where('subscriptions.id', '=', id)
      .where('subscriptions.cancelled_at', 'is', null)
      .executeTakeFirst();
    if (!wanted) return null;
    const first = await findRow(trx, 'orders', { subscription_id: id, period: null });
    await insertRowOnce(trx, 'orders', {
      unique: ['subscription_id', 'period'],
      row: renewalOf(ctx, subscription, wanted.email, first),
    });
    // A declined order is charged again only with the next attempt number; the result of the current attempt may be
    // known already.
    await trx
      .updateTable('orders')
      .set({ state: 'pending', attempt: tries, payment_reference: subscription.renewal_reference })
      .where('subscription_id', '=', id)
      .where('period', '=', period + 1)
      .where('state', 'in', ['declined', 'needs-action'])
      .where('attempt', '<', tries)
      .execute();
    return getRow(trx, 'orders', { subscription_id: id, period: period + 1 });
  });
}

function renewalOf(
  { now, newId }: OriginContext,
  subscription: SubscriptionRow,
  email: string,
  first: OrderRow | undefined,
): Insertable<OrderRow> {
  const { price, kind } = planFromText(subscription.plan);
  const id = newId();
  return {
    ...untouchedOrder,
    id,
    number: orderNumber(id),
    email,
    user_id: subscription.user_id,
    list: kind === 'sticker' ? 'sticker' : 'vhr',
    plan: subscription.plan,
    quantity: 1,
    full_amount: price.amount,
    ...price,
    gateway: subscription.gateway,
    is_test: first?.is_test ?? null,
    payment_reference: subscription.renewal_reference,
    details: '{}',
    language: subscription.language,
    site_address: subscription.site_address,
    site_domain: first?.site_domain ?? null,
    billed_to: first?.billed_to ?? null,
    request_hash: '',
    subscription_id: subscription.id,
    period: subscription.period + 1,
    created_at: now(),
    due_at: now(),
  };
}
