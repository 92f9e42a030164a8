import { err, ok } from 'neverthrow';
import * as z from 'zod';
import type { deliveryCalls } from '#contract/delivery.ts';
import { REFUND_UNDELIVERED_JOB } from '../billing/purchase/delivery-jobs.ts';
import { linesOf } from '../billing/purchase/order-lines.ts';
import { requestRefund } from '../billing/refund/request-refund.ts';
import { findRow, getRow, updateRows } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { DeliveryRow } from '../kernel/db/shop-rows.ts';
import { cancelJob } from '../kernel/jobs/enqueue-job.ts';
import { type JobHandler, jobDone } from '../kernel/jobs/job.ts';
import type { OriginContext, Verb } from '../kernel/origin-context.ts';
import { deliveryOfChoice } from './signed-choice.ts';

/** Compensates an undelivered document as its buyer chooses. The first choice counts, and later calls return it. */
export const chooseCompensation: Verb<typeof deliveryCalls.chooseCompensation> = async (ctx, { words, choice }) => {
  const id = await deliveryOfChoice(ctx, words);
  const settled = id === null ? null : await ctx.db.transaction().execute((trx) => settleChoice(ctx, trx, id, choice));
  if (settled === null) return err({ code: 'not-found', message: 'This link has expired. The price is refunded.' });
  const { state, vin, kind } = settled;
  return ok({ status: 'success', data: { state: state === 'credited' ? 'credited' : 'refunded', vin, kind } });
};

const payload = z.object({ deliveryId: z.string() });

/** Refunds an undelivered document if its buyer has not made a choice. */
export const refundUndeliveredJob: JobHandler<z.infer<typeof payload>> = {
  schema: payload,
  run: async (ctx, { deliveryId }) => {
    await ctx.db.transaction().execute((trx) => settleChoice(ctx, trx, deliveryId, 'refund'));
    return jobDone;
  },
};

async function settleChoice(
  ctx: OriginContext,
  trx: OriginTransaction,
  id: string,
  choice: 'refund' | 'credit',
): Promise<DeliveryRow | null> {
  const [settled] = await updateRows(trx, 'deliveries', {
    where: { id, state: 'choice' },
    set: { state: choice === 'refund' ? 'refunded' : 'credited', settled_at: ctx.now() },
  });
  if (!settled) {
    const before = await findRow(trx, 'deliveries', { id });
    return before && (before.state === 'refunded' || before.state === 'credited') ? before : null;
  }
  if (choice === 'refund') await refundDelivery(ctx, trx, settled);
  // Its credit has been in the account since the payment and remains there.
  else await cancelJob(trx, { kind: REFUND_UNDELIVERED_JOB, key: id });
  return settled;
}

/** Refunds the document's share of its order line and revokes its credit. */
async function refundDelivery(ctx: OriginContext, trx: OriginTransaction, delivery: DeliveryRow): Promise<void> {
  const order = await getRow(trx, 'orders', { id: delivery.order_id });
  const line = (await linesOf(trx, order)).find(({ position }) => position === delivery.position);
  if (order.user_id === null || line === undefined) return;
  const { documents } = line.plan;
  const count = documents === 'unlimited' ? 1 : documents * line.quantity;
  await requestRefund(ctx, trx, {
    order: { ...order, user_id: order.user_id },
    amount: Math.floor(line.amount / count),
    reason: 'undelivered',
    key: `undelivered-${delivery.id}`,
    takenBack: [{ position: delivery.position, count: 1 }],
  });
}
