import { err, ok, type Result } from 'neverthrow';
import { inTransaction } from '#origin/kernel/db/in-transaction.ts';
import { findRow } from '#origin/kernel/db/rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { requestRefund } from './request-refund.ts';

/** A refund by staff. */
export interface StaffRefund {
  /** Such as `VP-7F3K9QWX`. */
  readonly orderNumber: string;
  /** In minor units; the whole remaining amount by default. */
  readonly amount: number | null;
}

/** A requested refund; a job then submits it to the gateway. */
export interface RequestedRefund {
  readonly amount: number;
  readonly currency: string;
}

/** Why nothing was refunded. */
export interface StaffRefundError {
  readonly code: 'not-found' | 'not-refundable';
  readonly message: string;
}

/** Refunds a paid order on behalf of staff, in whole or in part. */
export function refundOrder(
  ctx: Pick<OriginContext, 'db' | 'now' | 'newId' | 'jobSignal'>,
  { orderNumber, amount }: StaffRefund,
): Promise<Result<RequestedRefund, StaffRefundError>> {
  return inTransaction(ctx.db, async (trx) => {
    const order = await findRow(trx, 'orders', { number: orderNumber, state: 'paid' });
    if (!order || order.user_id === null) {
      return err({ code: 'not-found' as const, message: `There is no paid order ${orderNumber}.` });
    }
    const left = order.amount - Number(order.refunded_amount);
    const wanted = amount ?? left;
    const refund = await requestRefund(ctx, trx, {
      order: { ...order, user_id: order.user_id },
      amount: wanted,
      reason: 'staff',
      key: `staff-${order.id}-${Number(order.refunded_amount)}-${wanted}`,
    });
    return refund
      ? ok({ amount: refund.amount, currency: order.currency })
      : err({ code: 'not-refundable' as const, message: `At most ${left} minor units of it can be refunded.` });
  });
}
