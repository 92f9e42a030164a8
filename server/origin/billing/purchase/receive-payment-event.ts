import { err, ok, type Result } from 'neverthrow';
import { findRow, insertRowOnce } from '#origin/kernel/db/rows.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import type { GatewayEvent, SignedEvent } from '#origin/kernel/ports/payment-gateway.ts';
import { reportFailedRefund } from '../refund/refund-payment-job.ts';
import { finishCardChange } from '../subscription/change-card.ts';
import { countDecline } from './decline-limits.ts';
import { reconcileOrder } from './reconcile-order.ts';

/**
 * Processes an event of a payment gateway. An event only signals a change; the current state is read from the gateway,
 * so that early, late, repeated and reordered events have the same result. The event is stored as seen only afterwards,
 * so that an interrupted one is processed again when it is resent.
 */
export async function receivePaymentEvent(
  ctx: OriginContext,
  gateway: string,
  signed: SignedEvent,
): Promise<Result<{ readonly status: 'success' }, OriginError>> {
  const read = ctx.payments.get(gateway)?.readEvent(signed);
  if (!read?.isOk()) return err({ code: 'invalid', message: 'The signature is not valid, or too old.' });
  const event = read.value;
  const seen = await findRow(ctx.db, 'payment_notices', { id: event.id });
  if (seen) return ok({ status: 'success' });
  const order = await orderOfEvent(ctx, gateway, event);
  const acted = await actOn(ctx, event, order);
  if (acted.isErr()) return err(acted.error);
  const isNew = await insertRowOnce(ctx.db, 'payment_notices', {
    unique: ['id'],
    row: { id: event.id, received_at: ctx.now() },
  });
  // Only the request that stores the event counts the decline, so that a repeated event counts once.
  if (isNew && event.kind === 'declined' && order) await countDecline(ctx, order);
  return ok({ status: 'success' });
}

async function actOn(
  ctx: OriginContext,
  event: GatewayEvent,
  order: OrderRow | undefined,
): Promise<Result<unknown, OriginError>> {
  switch (event.kind) {
    case 'card-setup':
      return event.subscriptionId === null ? ok() : finishCardChange(ctx, event.subscriptionId);
    case 'refund-failed':
      if (event.refundId !== null) await reportFailedRefund(ctx, event.refundId);
      return ok();
    case 'changed':
      return order ? reconcileOrder(ctx, order) : ok();
    case 'declined':
    case 'other':
      return ok();
  }
}

/** Returns the order of an event. Without an order, the event concerns something else in the same gateway account. */
async function orderOfEvent(
  { db }: OriginContext,
  gateway: string,
  { orderId, checkoutId, paymentId }: GatewayEvent,
): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('orders').selectAll().where('gateway', '=', gateway);
  if (orderId !== null) return orders.where('id', '=', orderId).executeTakeFirst();
  if (checkoutId !== null) return orders.where('checkout_id', '=', checkoutId).executeTakeFirst();
  return paymentId === null ? undefined : orders.where('payment_id', '=', paymentId).executeTakeFirst();
}
