import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { Money } from '../../../../src/core/billing/money.ts';
import type { OrderRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import { orderSecret, signOrder } from './signed-order.ts';

/** What the one who buys is told of an order. */
export interface OrderAnswer {
  /** `success` once it is paid. */
  readonly status: 'success' | 'needs_action' | 'pending';
  readonly order_id: string;
  readonly price: Money;
  readonly subscription_id?: string;
  /** The signed words with which the payment goes on (POST /api-cwa/payment-update). */
  readonly custom_data?: string;
  /** What the payment gateway's part in the browser needs to go on. */
  readonly next_step?: Readonly<Record<string, string>>;
}

const nextStep = z.record(z.string(), z.string());

/** Puts the state of an order into an answer. */
export async function orderAnswer(ctx: OriginContext, order: OrderRow): Promise<Result<OrderAnswer, OriginError>> {
  const { id: order_id, amount, currency, subscription_id } = order;
  const told = { order_id, price: { amount, currency } };
  switch (order.state) {
    case 'paid':
      return ok({ status: 'success', ...told, ...(subscription_id !== null && { subscription_id }) });
    case 'declined':
      return err({ code: 'declined', message: 'The payment was declined. You were not charged.', reason: 'declined' });
    case 'needs-action':
    case 'pending':
      return ok({
        status: order.state === 'pending' ? 'pending' : 'needs_action',
        ...told,
        custom_data: signOrder(await orderSecret(ctx), order),
        ...(order.next_step !== null && { next_step: nextStep.parse(JSON.parse(order.next_step)) }),
      });
  }
}
