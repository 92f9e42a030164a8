import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { WireOrder } from '#contract/billing/wire-order.ts';
import { getRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import { openCheckout, UNANSWERED } from './open-checkout.ts';
import { orderAnswer } from './order-answer.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { orderOfSignedWords } from './signed-order.ts';

/** Minimum interval between calls to the gateway, in milliseconds. A waiting page polls every second or two. */
const ASK_EVERY_MS = 2_000;

/**
 * Returns the state of an order and its documents. Reads an unpaid order from the gateway, because its event may be
 * late or lost.
 */
export async function updatePayment(ctx: OriginContext, customData: string): Promise<Result<WireOrder, OriginError>> {
  return new ResultAsync(orderOfSignedWords(ctx, customData))
    .andThen((order) => new ResultAsync(current(ctx, order)))
    .andThen((order) => new ResultAsync(orderAnswer(ctx, order)));
}

/** Returns the same, with a payment page if the order is a renewal that the buyer has to confirm. */
export async function continuePayment(ctx: OriginContext, customData: string): Promise<Result<WireOrder, OriginError>> {
  return new ResultAsync(orderOfSignedWords(ctx, customData))
    .andThen((order) => new ResultAsync(current(ctx, order)))
    .andThen((order) => new ResultAsync(withPage(ctx, order)))
    .andThen((order) => new ResultAsync(orderAnswer(ctx, order)));
}

async function current(ctx: OriginContext, order: OrderRow): Promise<Result<OrderRow, OriginError>> {
  const isOpen = order.state === 'pending' || order.state === 'needs-action';
  if (!isOpen || order.checkout_id === null) return ok(order);
  const mayAsk = await ctx.db
    .updateTable('orders')
    .set({ checkout_read_at: ctx.now() })
    .where('id', '=', order.id)
    .where((eb) => eb.or([eb('checkout_read_at', 'is', null), eb('checkout_read_at', '<=', ctx.now() - ASK_EVERY_MS)]))
    .returning('id')
    .executeTakeFirst();
  if (!mayAsk) return ok(order);
  // If the gateway does not answer, the order remains open until the next request.
  return ok((await reconcileOrder(ctx, order)).unwrapOr(order));
}

async function withPage(ctx: OriginContext, order: OrderRow): Promise<Result<OrderRow, OriginError>> {
  if (order.period === null || (order.state !== 'pending' && order.state !== 'needs-action')) return ok(order);
  if (order.checkout_id !== null || order.payment_id === null) {
    return openCheckout(ctx, order, { cancelPath: '/members/subscription' });
  }
  // Cancel the automatic payment attempt, so that the renewal is not paid twice.
  const gateway = ctx.payments.get(order.gateway);
  const canceled = await gateway?.cancelPayment(order.payment_id);
  if (!canceled || canceled.isErr()) return err(UNANSWERED);
  if (canceled.value.state !== 'canceled') return reconcileOrder(ctx, order);
  await updateRows(ctx.db, 'orders', {
    where: { id: order.id, payment_id: order.payment_id, state: ['pending', 'needs-action'] },
    set: { payment_id: null },
  });
  return openCheckout(ctx, await getRow(ctx.db, 'orders', { id: order.id }), { cancelPath: '/members/subscription' });
}
