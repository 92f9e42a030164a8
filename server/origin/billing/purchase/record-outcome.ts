import type { OriginTransaction } from '../../db/schema.ts';
import type { OrderRow } from '../../db/shop-rows.ts';
import { receiptPdf } from '../../documents/receipt-pdf.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { OriginContext } from '../../origin-context.ts';
import type { Payment } from '../../payments/payment-gateway.ts';
import { receiptLetter } from '../letters/receipt-letter.ts';
import { findOrMakeBuyer } from './find-or-make-buyer.ts';
import { grantCredits } from './grant-credits.ts';
import { receiptOf } from './receipt-of.ts';

/** What of a payment goes into an order that is paid. */
type PaidBy = Pick<Payment, 'renewalReference'> & { readonly id: string | null };

/**
 * Records how a payment went. Whoever comes first with an outcome has it; what is paid stays paid, and is paid even if it
 * looked declined before, for then money was taken.
 */
export async function recordOutcome(ctx: OriginContext, order: OrderRow, payment: Payment): Promise<OrderRow> {
  switch (payment.state) {
    case 'paid':
      return recordPaid(ctx, order, payment);
    case 'declined':
      return recordDeclined(ctx, order, payment.id);
    case 'cancelled':
      return recordDeclined(ctx, order, payment.id);
    case 'needs-action':
      return recordNextStep(ctx, order, payment, 'needs-action');
    case 'open':
    case 'processing':
      return recordNextStep(ctx, order, payment, 'pending');
  }
}

/** Records that nothing had to be paid. */
export function recordFreeOrder(ctx: OriginContext, order: OrderRow): Promise<OrderRow> {
  return recordPaid(ctx, order, { id: null, renewalReference: null });
}

/** Records that the gateway would not take what was to pay. */
export function recordRefusal(ctx: OriginContext, order: OrderRow): Promise<OrderRow> {
  return recordDeclined(ctx, order, order.payment_id);
}

/** The order, its credits, its subscription, the account and the receipt: all or nothing, and once. */
async function recordPaid(ctx: OriginContext, order: OrderRow, payment: PaidBy): Promise<OrderRow> {
  const paidAt = ctx.now();
  const receipt = receiptOf({ ...order, paid_at: paidAt });
  // Drawn before the transaction, which should not be held for it.
  const bytes = order.state === 'paid' ? null : await receiptPdf(receipt);
  return ctx.db.transaction().execute(async (trx) => {
    const paid = await trx
      .updateTable('orders')
      .set({ state: 'paid', paid_at: paidAt, payment_id: payment.id, next_step: null })
      .where('id', '=', order.id)
      .where('state', '!=', 'paid')
      .returningAll()
      .executeTakeFirst();
    if (!paid || bytes === null) return orderOf(trx, order.id);
    const userId = paid.user_id ?? (await findOrMakeBuyer(ctx, trx, paid));
    await trx.updateTable('orders').set({ user_id: userId }).where('id', '=', paid.id).execute();
    await grantCredits(ctx, trx, { ...paid, user_id: userId }, payment.renewalReference);
    await queueMail(ctx, trx, {
      to: paid.email,
      ...receiptLetter(receipt),
      attachments: [{ filename: `receipt-${paid.id}.pdf`, contentType: 'application/pdf', bytes }],
    });
    return orderOf(trx, paid.id);
  });
}

async function recordDeclined(ctx: OriginContext, order: OrderRow, paymentId: string | null): Promise<OrderRow> {
  await ctx.db
    .updateTable('orders')
    .set({ state: 'declined', payment_id: paymentId, next_step: null })
    .where('id', '=', order.id)
    .where('state', 'in', ['pending', 'needs-action'])
    .execute();
  return orderOf(ctx.db, order.id);
}

async function recordNextStep(
  ctx: OriginContext,
  order: OrderRow,
  { id, nextStep }: Payment,
  state: 'pending' | 'needs-action',
): Promise<OrderRow> {
  await ctx.db
    .updateTable('orders')
    .set({ state, payment_id: id, next_step: nextStep && JSON.stringify(nextStep) })
    .where('id', '=', order.id)
    .where('state', 'in', ['pending', 'needs-action'])
    .execute();
  return orderOf(ctx.db, order.id);
}

function orderOf(db: Pick<OriginTransaction, 'selectFrom'>, id: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
