import { err, ok, type Result } from 'neverthrow';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { OriginError } from '#origin/kernel/origin-error.ts';
import { closeOrder } from './close-order.ts';
import { UNANSWERED } from './open-checkout.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { orderOfSignedWords } from './signed-order.ts';

/**
 * Closes the payment page of an order that the buyer replaces with another cart. Returns the replaced order, which
 * remains paid if it was paid in the meantime, or `null` if there is none.
 */
export async function releaseReplaced(
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
