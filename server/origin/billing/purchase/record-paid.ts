import { hasRunningSubscription } from '#origin/credits/running-subscriptions.ts';
import { receiptPdf } from '#origin/documents/receipt/receipt-pdf.ts';
import { findRow, getRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import { cancelJob } from '#origin/kernel/jobs/enqueue-job.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { receiptEmail } from '../emails/receipt-email.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { siteBilling } from '../site-billing.ts';
import { taxLines } from '../tax-lines.ts';
import { findOrMakeBuyer } from './find-or-make-buyer.ts';
import { grantCredits } from './grant-credits.ts';
import { linesOf, type OrderLine } from './order-lines.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { receiptOf } from './receipt-of.ts';
import { SETTLE_ORDER_JOB } from './settle-order-job-kind.ts';

/** The payment of an order. */
export interface PaidBy {
  /** `null` for a free order. */
  readonly paymentId: string | null;
  readonly cardReference: string | null;
  readonly gatewayTax: number | null;
}

/**
 * Records an order as paid: credits, subscription, account, deliveries and receipt in one transaction, exactly once. An
 * order that was closed before is also recorded, because money was taken.
 */
export async function recordPaid(ctx: OriginContext, order: OrderRow, paidBy: PaidBy): Promise<OrderRow> {
  if (order.state === 'paid') return order;
  const lines = await linesOf(ctx.db, order);
  const paidAt = ctx.now();
  const billing = await siteBilling(ctx, order.site_domain);
  const { country, immediate_delivery } = await evidenceOf(ctx, order.id);
  const tax = taxLines(billing.tax, { amount: order.amount, country, gatewayTax: paidBy.gatewayTax });
  const asPaid = { ...order, paid_at: paidAt, tax: JSON.stringify(tax) };
  const receipt = receiptOf({
    order: asPaid,
    lines,
    seller: billing.seller,
    immediateDelivery: immediate_delivery === 1,
  });
  // Rendered before the transaction, so that the transaction does not wait for it.
  const bytes = await receiptPdf(receipt);
  return ctx.db.transaction().execute(async (trx) => {
    const paid = await trx
      .updateTable('orders')
      .set({
        state: 'paid',
        paid_at: paidAt,
        payment_id: paidBy.paymentId,
        tax: asPaid.tax,
        close_reason: null,
        next_step: null,
      })
      .where('id', '=', order.id)
      .where('state', '!=', 'paid')
      .returningAll()
      .executeTakeFirst();
    if (!paid) return getRow(trx, 'orders', { id: order.id });
    const userId = paid.user_id ?? (await findOrMakeBuyer(ctx, trx, paid));
    const owned = { ...paid, user_id: userId };
    await updateRows(trx, 'orders', { where: { id: paid.id }, set: { user_id: userId } });
    const duplicates = order.period === null ? await duplicateLines(trx, userId, lines) : [];
    const granted = lines.filter((line) => !duplicates.includes(line));
    for (const line of granted)
      await grantCredits(ctx, trx, { order: owned, line, cardReference: paidBy.cardReference });
    const deliveries = await planDeliveries(ctx, trx, { order: owned, lines: granted });
    await cancelJob(trx, { kind: SETTLE_ORDER_JOB, key: paid.id });
    await queueEmail(ctx, trx, {
      to: paid.email,
      ...receiptEmail(receipt, deliveries),
      attachments: [{ filename: `receipt-${receipt.orderNumber}.pdf`, contentType: 'application/pdf', bytes }],
    });
    for (const { position, amount } of duplicates) {
      await requestRefund(ctx, trx, {
        order: owned,
        amount,
        reason: 'duplicate',
        key: `duplicate-${paid.id}-${position}`,
      });
    }
    return getRow(trx, 'orders', { id: paid.id });
  });
}

/**
 * Returns lines whose subscription the buyer already has; it is not started twice, and its price is refunded
 * immediately.
 */
async function duplicateLines(
  trx: OriginTransaction,
  userId: string,
  lines: readonly OrderLine[],
): Promise<readonly OrderLine[]> {
  const duplicates: OrderLine[] = [];
  for (const line of lines) {
    if (line.plan.renewal !== 'once' && (await hasRunningSubscription(trx, userId, line.plan.code)))
      duplicates.push(line);
  }
  return duplicates;
}

async function evidenceOf({ db }: OriginContext, orderId: string) {
  const evidence = await findRow(db, 'purchase_evidence', { order_id: orderId });
  return evidence ?? { country: '', immediate_delivery: 0 };
}
