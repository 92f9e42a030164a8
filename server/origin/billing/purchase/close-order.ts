import { getRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { CloseReason, OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { cancelJob } from '#origin/kernel/jobs/enqueue-job.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { SETTLE_ORDER_JOB } from './settle-order-job-kind.ts';

/**
 * Closes an order that will not be paid. This releases its coupon and its Idempotency-Key, so that the same cart can be
 * ordered again. A renewal remains open, because its subscription determines what happens next.
 */
export async function closeOrder(ctx: OriginContext, order: OrderRow, reason: CloseReason): Promise<OrderRow> {
  if (order.period !== null) return reopenRenewal(ctx, order);
  return ctx.db.transaction().execute(async (trx) => {
    const [closed] = await updateRows(trx, 'orders', {
      where: { id: order.id, state: ['pending', 'needs-action'] },
      set: { state: 'declined', close_reason: reason, idempotency_key: null, next_step: null },
    });
    if (!closed) return getRow(trx, 'orders', { id: order.id });
    await cancelJob(trx, { kind: SETTLE_ORDER_JOB, key: order.id });
    return closed;
  });
}

/** The payment page of a renewal has expired; the link in the email opens another one. */
async function reopenRenewal({ db }: OriginContext, order: OrderRow): Promise<OrderRow> {
  const [reopened] = await updateRows(db, 'orders', {
    where: { id: order.id, state: ['pending', 'needs-action'] },
    set: { checkout_id: null, checkout_url: null, checkout_expires_at: null },
  });
  return reopened ?? order;
}
