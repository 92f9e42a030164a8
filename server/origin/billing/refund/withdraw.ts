import { ok } from 'neverthrow';
import type { withdraw as withdrawCall } from '#contract/billing/withdraw.ts';
import { WITHDRAWAL_PERIOD_MS } from '#core/billing/consumer-law.ts';
import type { Money } from '#core/billing/money.ts';
import { inTransaction } from '#origin/kernel/db/in-transaction.ts';
import { findRow } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import type { OriginContext, RequestDetails, Verb } from '#origin/kernel/origin-context.ts';
import { supportAddress } from '#origin/kernel/site/support-address.ts';
import { withdrawalEmail } from '../emails/refund-emails.ts';
import { linesOf, type OrderLine } from '../purchase/order-lines.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Accepts a withdrawal from a purchase without a sign-in. The response states when it arrived, but not whether the
 * order exists. Within the withdrawal period, everything is refunded except documents that were delivered early at the
 * buyer's request.
 */
export const withdraw: Verb<typeof withdrawCall, OriginContext, [RequestDetails]> = async (
  ctx,
  { name, order_number, email },
  { domain },
) => {
  const receivedAt = ctx.now();
  const team = await supportAddress(ctx, domain);
  await inTransaction(ctx.db, async (trx) => {
    const order = await findRow(trx, 'orders', { number: order_number, email, state: 'paid' });
    const refunded = order ? await refundWithdrawn(ctx, trx, order) : null;
    if (order) {
      const facts = { language: order.language, siteAddress: order.site_address, orderNumber: order_number };
      await queueEmail(ctx, trx, { to: order.email, ...withdrawalEmail(facts, { receivedAt, refunded }) });
    }
    if (team !== null) {
      const found = order
        ? refunded
          ? `refunded ${refunded.amount} ${refunded.currency}`
          : 'nothing to refund'
        : 'no such order';
      const text = `Name: ${name}\nOrder: ${order_number}\nEmail: ${email}\nResult: ${found}\n`;
      await queueEmail(ctx, trx, { to: team, subject: `Withdrawal from order ${order_number}`, text });
    }
    return ok();
  });
  return ok({ status: 'success', data: { order_number, received_at: receivedAt } });
};

async function refundWithdrawn(ctx: OriginContext, trx: OriginTransaction, order: OrderRow): Promise<Money | null> {
  const { id, user_id: userId, paid_at: paidAt, currency } = order;
  if (userId === null || paidAt === null || ctx.now() - paidAt > WITHDRAWAL_PERIOD_MS) return null;
  const evidence = await findRow(trx, 'purchase_evidence', { order_id: id });
  const delivered = await trx
    .selectFrom('deliveries')
    .select(['position', 'kind'])
    .where('order_id', '=', id)
    .where('state', '=', 'ready')
    .execute();
  let amount = 0;
  const takenBack: { position: number; count: number }[] = [];
  for (const line of await linesOf(trx, order)) {
    // Without the consent at checkout, delivered documents are refunded too.
    const waived =
      evidence?.immediate_delivery === 1 ? delivered.filter(({ position }) => position === line.position).length : 0;
    const count = documentsOf(line);
    const left = Math.max(0, count - waived);
    amount += Math.floor((line.amount * left) / count);
    takenBack.push({ position: line.position, count: left });
  }
  const rest = Math.min(amount, order.amount - order.refunded_amount);
  if (rest <= 0) return null;
  const wanted = { order: { ...order, user_id: userId }, amount: rest, reason: 'withdrawal', takenBack } as const;
  const refund = await requestRefund(ctx, trx, { ...wanted, key: `withdrawal-${id}` });
  return refund && { amount: refund.amount, currency };
}

/**
 * Returns the number of documents in a line. An unlimited plan counts as one document: it is refunded entirely or not
 * at all.
 */
function documentsOf({ plan, quantity }: OrderLine): number {
  return plan.documents === 'unlimited' ? 1 : plan.documents * quantity;
}
