import { err, errAsync, type Result, ResultAsync } from 'neverthrow';
import { forgiveCall, limitCalls } from '../../limits/limit-calls.ts';
import type { OriginContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import { type OrderAnswer, orderAnswer } from './order-answer.ts';
import { orderOfUsedKey } from './order-of-used-key.ts';
import { payOrder } from './pay-order.ts';
import { type PurchaseCall, placeOrder } from './place-order.ts';
import type { PurchaseInput } from './purchase-input.ts';

/**
 * Buys what is in a cart: writes the order down, has it paid, and records what came of it. Whoever asks again with the
 * same Idempotency-Key, also after an answer or a host was lost in the middle, goes on with the same order.
 */
export async function buyPlan(
  ctx: OriginContext,
  input: PurchaseInput,
  call: PurchaseCall,
): Promise<Result<OrderAnswer, OriginError>> {
  const attempt = { limit: 'failedPurchaseByCaller', by: call.caller } as const;
  const allowed = await limitCalls(ctx, [attempt]);
  if (allowed.isErr()) return err(allowed.error);
  const answer = await new ResultAsync(placeOrder(ctx, input, call))
    .orElse((error) =>
      error.code === 'key-used' ? new ResultAsync(orderOfUsedKey(ctx, error.order)) : errAsync(error),
    )
    .andThen((order) => new ResultAsync(payOrder(ctx, order)))
    .andThen((order) => new ResultAsync(orderAnswer(ctx, order)));
  // That the payment service does not answer is no fault of the one who buys.
  if (answer.isOk() || answer.error.code === 'unavailable') await forgiveCall(ctx, attempt);
  return answer;
}
