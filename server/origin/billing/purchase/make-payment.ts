import { err, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod';
import type { OrderRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import { type OrderAnswer, orderAnswer } from './order-answer.ts';
import { payOrder } from './pay-order.ts';
import { orderOfSignedWords } from './update-payment.ts';

/** Fields of POST /landing/app-stripe-payment. */
export const makePaymentInput = z.object({
  custom_data: z.string().min(1).max(500),
  payg_id: z.string().trim().min(1).max(255),
});

/** Makes the payment of an order that was placed without saying what pays. */
export async function makePayment(
  ctx: OriginContext,
  { custom_data, payg_id }: z.infer<typeof makePaymentInput>,
): Promise<Result<OrderAnswer, OriginError>> {
  return new ResultAsync(orderOfSignedWords(ctx, custom_data))
    .andThen((order) => new ResultAsync(withReference(ctx, order, payg_id)))
    .andThen((order) => new ResultAsync(payOrder(ctx, order)))
    .andThen((order) => new ResultAsync(orderAnswer(ctx, order)));
}

/** What pays is said once; two at once cannot say two things. */
async function withReference(
  { db }: OriginContext,
  order: OrderRow,
  reference: string,
): Promise<Result<OrderRow, OriginError>> {
  const said = await db
    .updateTable('orders')
    .set({ payment_reference: reference })
    .where('id', '=', order.id)
    .where('payment_reference', 'in', ['', reference])
    .returningAll()
    .executeTakeFirst();
  return said ? ok(said) : err({ code: 'conflict', message: 'This order is paid by something else.' });
}
