import { getRow, insertRowOnce, updateRows } from '#origin/kernel/db/rows.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { refundEmail } from '../emails/refund-emails.ts';
import { endRefundedSubscription } from '../subscription/end-subscription.ts';
import { takeBack } from './take-back.ts';

/**
 * Records refunds that were made at the gateway directly, in its dashboard or by its support. Refunds by this origin
 * are counted when they are requested, so a higher total at the gateway can only come from there.
 */
export async function applyGatewayRefund(
  ctx: OriginContext,
  order: OrderRow,
  refundedTotal: number,
): Promise<OrderRow> {
  const { user_id: userId } = order;
  if (userId === null || refundedTotal <= order.refunded_amount) return order;
  return ctx.db.transaction().execute(async (trx) => {
    const [refunded] = await updateRows(trx, 'orders', {
      where: { id: order.id, refunded_amount: order.refunded_amount },
      set: { refunded_amount: refundedTotal },
    });
    if (!refunded) return getRow(trx, 'orders', { id: order.id });
    const id = ctx.newId();
    const amount = refundedTotal - order.refunded_amount;
    await insertRowOnce(trx, 'refunds', {
      unique: ['request_key'],
      row: {
        id,
        order_id: order.id,
        request_key: `gateway-${order.id}-${refundedTotal}`,
        amount,
        reason: 'gateway',
        state: 'done',
        created_at: ctx.now(),
        settled_at: ctx.now(),
      },
    });
    const owned = { ...refunded, user_id: userId };
    await takeBack(ctx, trx, { order: owned, share: refundedTotal / order.amount, cause: { reason: 'refund', id } });
    if (refundedTotal >= order.amount) await endRefundedSubscription(ctx, trx, owned);
    const facts = { language: order.language, siteAddress: order.site_address, orderNumber: order.number ?? order.id };
    const email = refundEmail(facts, { amount: { amount, currency: order.currency }, isDuplicate: false });
    await queueEmail(ctx, trx, { to: order.email, ...email });
    return refunded;
  });
}
