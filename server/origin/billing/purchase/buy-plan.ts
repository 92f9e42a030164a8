import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import type { WireOrder } from '#contract/billing/wire-order.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { forgiveCall, limitCalls } from '#origin/kernel/limits/limit-calls.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { OriginError } from '#origin/kernel/origin-error.ts';
import { canTryCards } from './decline-limits.ts';
import { openCheckout } from './open-checkout.ts';
import { orderAnswer } from './order-answer.ts';
import { orderOfUsedKey } from './order-of-used-key.ts';
import type { OrderRequest } from './order-request.ts';
import { type OrderCall, placeOrder } from './place-order.ts';
import { FREE } from './reconcile-order.ts';
import { recordPaid } from './record-paid.ts';
import { releaseReplaced } from './release-replaced.ts';

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
