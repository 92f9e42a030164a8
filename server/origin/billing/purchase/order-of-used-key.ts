import { err, type Result } from 'neverthrow';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { OriginError } from '#origin/kernel/origin-error.ts';
import { orderAnswer } from './order-answer.ts';

/**
 * Returns the error for an idempotency key that was used for another order, with that order's status: a buyer who lost
 * its response must not be charged again unknowingly.
 */
export async function orderOfUsedKey(ctx: OriginContext, order: OrderRow): Promise<Result<never, OriginError>> {
  const standing = await orderAnswer(ctx, order);
  return err({
    code: 'conflict',
    message: 'This Idempotency-Key was used for another request.',
    details: { reason: 'key-used', order: standing.unwrapOr({ status: 'declined', order_id: order.id }) },
  });
}
