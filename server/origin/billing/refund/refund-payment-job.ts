import * as z from 'zod';
import { findRow, getRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { OrderRow, RefundRow } from '#origin/kernel/db/shop-rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import { type JobHandler, jobDone, retryJobAfter } from '#origin/kernel/jobs/job.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { supportAddress } from '#origin/kernel/site/support-address.ts';
import { refundEmail } from '../emails/refund-emails.ts';

const payload = z.object({ refundId: z.string() });

const ASK_AGAIN_MS = 60 * 1_000;

/** Submits a refund to the gateway once and confirms it to the buyer. */
export const refundPaymentJob: JobHandler<z.infer<typeof payload>> = {
  schema: payload,
  run: async (ctx, { refundId }) => {
    const refund = await findRow(ctx.db, 'refunds', { id: refundId });
    if (refund?.state !== 'requested') return jobDone;
    const order = await getRow(ctx.db, 'orders', { id: refund.order_id });
    const gateway = ctx.payments.get(order.gateway);
    if (!gateway || order.payment_id === null) return failRefund(ctx, order, refund);
    const made = await gateway.refund({ key: refund.id, paymentId: order.payment_id, amount: refund.amount });
    if (made.isOk()) return settleRefund(ctx, order, refund, made.value.id);
    return made.error.code === 'unanswered'
      ? retryJobAfter(ASK_AGAIN_MS, 'gateway-unanswered')
      : failRefund(ctx, order, refund);
  },
};

async function settleRefund(ctx: OriginContext, order: OrderRow, refund: RefundRow, gatewayRefundId: string) {
  await ctx.db.transaction().execute(async (trx) => {
    const [settled] = await updateRows(trx, 'refunds', {
      where: { id: refund.id, state: 'requested' },
      set: { state: 'done', gateway_refund_id: gatewayRefundId, settled_at: ctx.now() },
    });
    if (!settled) return;
    const { language, site_address: siteAddress } = order;
    const facts = { language, siteAddress, orderNumber: order.number ?? order.id };
    const amount = { amount: refund.amount, currency: order.currency };
    const email = refundEmail(facts, { amount, isDuplicate: refund.reason === 'duplicate' });
    await queueEmail(ctx, trx, { to: order.email, ...email });
  });
  return jobDone;
}

/** A refund that the gateway rejects needs manual review: the money may have been refunded already. */
async function failRefund(ctx: OriginContext, order: OrderRow, refund: RefundRow) {
  ctx.logger.error({ orderId: order.id, refundId: refund.id }, 'The payment gateway rejected a refund.');
  const team = order.site_domain === null ? null : await supportAddress(ctx, order.site_domain);
  await ctx.db.transaction().execute(async (trx) => {
    const [failed] = await updateRows(trx, 'refunds', {
      where: { id: refund.id, state: 'requested' },
      set: { state: 'failed', settled_at: ctx.now() },
    });
    if (!failed) return;
    await trx
      .updateTable('orders')
      .set((eb) => ({ refunded_amount: eb('refunded_amount', '-', refund.amount) }))
      .where('id', '=', order.id)
      .execute();
    if (team !== null) await queueEmail(ctx, trx, { to: team, ...failureNotice(order, refund) });
  });
  return jobDone;
}

/** Returns the email to the site's support team. */
function failureNotice({ number, id, gateway }: OrderRow, { amount, reason }: RefundRow) {
  return {
    subject: `Refund failed: order ${number ?? id}`,
    text: `The payment gateway (${gateway}) refused to refund ${amount} minor units of order ${number ?? id} (${reason}).\nCheck the payment in the gateway's dashboard and refund it there.\n`,
  };
}

/** Reports a refund that failed after the gateway had accepted it, which can happen days later at a bank. */
export async function reportFailedRefund(ctx: OriginContext, gatewayRefundId: string): Promise<void> {
  const refund = await findRow(ctx.db, 'refunds', { gateway_refund_id: gatewayRefundId, state: 'done' });
  if (!refund) return;
  const order = await getRow(ctx.db, 'orders', { id: refund.order_id });
  const team = order.site_domain === null ? null : await supportAddress(ctx, order.site_domain);
  ctx.logger.error({ orderId: order.id, refundId: refund.id }, 'A refund failed at the bank.');
  await ctx.db.transaction().execute(async (trx) => {
    const [failed] = await updateRows(trx, 'refunds', {
      where: { id: refund.id, state: 'done' },
      set: { state: 'failed' },
    });
    if (failed && team !== null) await queueEmail(ctx, trx, { to: team, ...failureNotice(order, refund) });
  });
}
