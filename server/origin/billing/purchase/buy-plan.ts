import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import type { WireOrder } from '#contract/billing/wire-order.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { forgiveCall, limitCalls } from '#origin/kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import { closeOrder } from './close-order.ts';
import { canTryCards } from './decline-limits.ts';
import { openCheckout, UNANSWERED } from './open-checkout.ts';
import { orderAnswer } from './order-answer.ts';
import type { OrderRequest } from './order-request.ts';
import { type OrderCall, placeOrder } from './place-order.ts';
import { FREE, reconcileOrder } from './reconcile-order.ts';
import { recordPaid } from './record-paid.ts';
import { orderOfSignedWords } from './signed-order.ts';

/**
 * Places an order for a cart and opens its payment page. A retry with the same Idempotency-Key, even after a lost
 * response or a crash, continues the same order.
 */
export async function buyPlan(
  ctx: OriginContext,
  request: OrderRequest,
  call: OrderCall,
): Promise<Result<WireOrder, OriginError>> {
  const attempt = { limit: 'failedPurchaseByCaller', by: call.caller } as const;
  const allowed = await limitCalls(ctx, [attempt]);
  if (allowed.isErr()) return err(allowed.error);
  // A buyer who was about to pay for another cart must not end up with both.
  const released = await releaseReplaced(ctx, request.replaces);
  if (released.isErr()) return err(released.error);
  if (released.value?.state === 'paid') return orderAnswer(ctx, released.value);
  const answer = await new ResultAsync(placeOrder(ctx, request, call))
    .orElse((error) =>
      error.code === 'key-used' ? new ResultAsync(orderOfUsedKey(ctx, error.order)) : errAsync(error),
    )
    .andThen((order) => new ResultAsync(openPaymentPage(ctx, order, { request, call })))
    .andThen((order) => new ResultAsync(orderAnswer(ctx, order)));
  // An unavailable payment service does not count against the buyer.
  if (answer.isOk() || answer.error.code === 'unavailable') await forgiveCall(ctx, attempt);
  return answer;
}

async function openPaymentPage(
  ctx: OriginContext,
  order: OrderRow,
  { request, call }: { readonly request: OrderRequest; readonly call: OrderCall },
): Promise<Result<OrderRow, OriginError>> {
  if (order.state !== 'pending' || order.checkout_id !== null) return ok(order);
  if (order.amount === 0) return ok(await recordPaid(ctx, order, FREE));
  const buyer = { caller: call.caller, email: order.email };
  const cards = await canTryCards(ctx, buyer);
  if (cards.isErr()) return err(cards.error);
  const counted = await limitCalls(ctx, [
    { limit: 'checkoutByCaller', by: buyer.caller },
    { limit: 'checkoutByEmail', by: buyer.email },
  ]);
  if (counted.isErr()) return err(counted.error);
  return openCheckout(ctx, order, request);
}

/**
 * Returns the error for an idempotency key that was used for another order, with that order's status: a buyer who lost
 * its response must not be charged again unknowingly.
 */
async function orderOfUsedKey(ctx: OriginContext, order: OrderRow): Promise<Result<never, OriginError>> {
  const standing = await orderAnswer(ctx, order);
  return err({
    code: 'conflict',
    message: 'This Idempotency-Key was used for another request.',
    details: { reason: 'key-used', order: standing.unwrapOr({ status: 'declined', order_id: order.id }) },
  });
}

/**
 * Closes the payment page of an order that the buyer replaces with another cart. Returns the replaced order, which
 * remains paid if it was paid in the meantime, or `null` if there is none.
 */
async function releaseReplaced(
  ctx: OriginContext,
  words: string | null,
): Promise<Result<OrderRow | null, OriginError>> {
  const order = words === null ? null : (await orderOfSignedWords(ctx, words)).unwrapOr(null);
  if (order === null || order.period !== null || order.state !== 'pending') return ok(null);
  if (order.checkout_id === null) return ok(await closeOrder(ctx, order, 'replaced'));
  const page = await ctx.payments.get(order.gateway)?.expireCheckout(order.checkout_id);
  if (!page || page.isErr()) return err(UNANSWERED);
  return page.value.state === 'expired' ? ok(await closeOrder(ctx, order, 'replaced')) : reconcileOrder(ctx, order);
}
