import { err, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod';
import type { OrderRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import { type OrderAnswer, orderAnswer } from './order-answer.ts';
import { settleOrder } from './pay-order.ts';
import { orderInSignedWords, orderSecret } from './signed-order.ts';

/** Fields of POST /api-cwa/payment-update. */
export const updatePaymentInput = z.object({ custom_data: z.string().min(1).max(500) });

/**
 * Tells how a payment went, after the person has taken the next step with the gateway. The words only say which order
 * it is; whether it is paid, the gateway is asked.
 */
export async function updatePayment(
  ctx: OriginContext,
  input: z.infer<typeof updatePaymentInput>,
): Promise<Result<OrderAnswer, OriginError>> {
  return new ResultAsync(orderOfSignedWords(ctx, input.custom_data))
    .andThen((order) =>
      order.state === 'paid' || order.state === 'declined' ? ok(order) : new ResultAsync(settleOrder(ctx, order)),
    )
    .andThen((order) => new ResultAsync(orderAnswer(ctx, order)));
}

/** The order of signed words. */
export async function orderOfSignedWords(ctx: OriginContext, words: string): Promise<Result<OrderRow, OriginError>> {
  const id = orderInSignedWords(await orderSecret(ctx), words, ctx.now());
  const order =
    id === null ? undefined : await ctx.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return order ? ok(order) : err(NOT_SIGNED);
}

const NOT_SIGNED: OriginError = { code: 'invalid', message: 'This was not signed for any order, or is too old.' };
