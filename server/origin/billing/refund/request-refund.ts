import { getRow, insertRowOnce } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { RefundReason, RefundRow } from '#origin/kernel/db/shop-rows.ts';
import { enqueueJob } from '#origin/kernel/jobs/enqueue-job.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { linesOf } from '../purchase/order-lines.ts';
import { endRefundedSubscription } from '../subscription/end-subscription.ts';
import { REFUND_PAYMENT_JOB } from './refund-payment-kind.ts';
import { type OwnedOrder, takeBack, takeBackFromLine } from './take-back.ts';

/** The parameters of a refund. */
export interface RefundWanted {
  readonly order: OwnedOrder;
  /** In minor units. */
  readonly amount: number;
  readonly reason: Exclude<RefundReason, 'gateway'>;
  /** Idempotency key of the refund. */
  readonly key: string;
  /**
   * The number of credits or documents to revoke per line. By default, it is derived from the refunded share of the
   * order's price.
   */
  readonly takenBack?: readonly { readonly position: number; readonly count: number }[];
}

/**
 * Revokes the content of a refund and enqueues the refund at the gateway, to run after the commit. Returns `null` if
 * less than the amount is left to refund; a repeated key returns the first refund.
 */
export async function requestRefund(
  ctx: Pick<OriginContext, 'now' | 'newId' | 'jobSignal'>,
  trx: OriginTransaction,
  { order, amount, reason, key, takenBack }: RefundWanted,
): Promise<RefundRow | null> {
  if (amount <= 0) return null;
  const id = ctx.newId();
  const added = await insertRowOnce(trx, 'refunds', {
    unique: ['request_key'],
    row: {
      id,
      order_id: order.id,
      request_key: key,
      amount,
      reason,
      state: 'requested',
      created_at: ctx.now(),
    },
  });
  if (!added) return getRow(trx, 'refunds', { request_key: key });
  const refunded = await trx
    .updateTable('orders')
    .set((eb) => ({ refunded_amount: eb('refunded_amount', '+', amount) }))
    .where('id', '=', order.id)
    .where('state', '=', 'paid')
    .where((eb) => eb(eb('refunded_amount', '+', amount), '<=', eb.ref('amount')))
    .returning('refunded_amount')
    .executeTakeFirst();
  if (!refunded) {
    await trx.deleteFrom('refunds').where('id', '=', id).execute();
    return null;
  }
  const cause = { reason: 'refund', id } as const;
  if (reason !== 'duplicate') {
    if (takenBack === undefined) {
      await takeBack(ctx, trx, { order, share: Number(refunded.refunded_amount) / order.amount, cause });
    } else {
      const lines = await linesOf(trx, order);
      for (const { position, count } of takenBack) {
        const line = lines.find((one) => one.position === position);
        if (line) await takeBackFromLine(ctx, trx, { order, line, cause, wanted: count });
      }
    }
    if (Number(refunded.refunded_amount) === order.amount) await endRefundedSubscription(ctx, trx, order);
  }
  await enqueueJob(ctx, trx, { kind: REFUND_PAYMENT_JOB, key: id, payload: { refundId: id } });
  return added;
}
