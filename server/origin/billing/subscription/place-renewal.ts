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
    const first = await trx
      .selectFrom('orders')
      .select(['site_domain', 'billed_to', 'is_test'])
      .where('subscription_id', '=', id)
      .where('period', 'is', null)
      .executeTakeFirst();
    await trx
      .insertInto('orders')
      .values({ ...renewalOf(ctx, subscription, wanted.email), ...first })
      .onConflict((conflict) => conflict.columns(['subscription_id', 'period']).doNothing())
      .execute();
    const ofPeriod = trx
      .selectFrom('orders')
      .selectAll()
      .where('subscription_id', '=', id)
      .where('period', '=', period + 1);
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
    return ofPeriod.executeTakeFirstOrThrow();
  });
}

function renewalOf({ now, newId }: OriginContext, subscription: SubscriptionRow, email: string): OrderRow {
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
    vin: null,
    quantity: 1,
    full_amount: price.amount,
    ...price,
    discount_code: null,
    gateway: subscription.gateway,
    is_test: null,
    payment_reference: subscription.renewal_reference,
    details: '{}',
    language: subscription.language,
    site_address: subscription.site_address,
    site_domain: null,
    billed_to: null,
    idempotency_key: null,
    request_hash: '',
    subscription_id: subscription.id,
    period: subscription.period + 1,
    created_at: now(),
    due_at: now(),
  };
}
