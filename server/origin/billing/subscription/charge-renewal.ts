import { err, ok, type Result } from 'neverthrow';
import { getRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import type { GatewayResult, Payment, PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';
import { UNANSWERED } from '../purchase/open-checkout.ts';
import { reconcileOrder } from '../purchase/reconcile-order.ts';
import { recordPaid } from '../purchase/record-paid.ts';

/**
 * Charges the order of a renewal to the stored card and records the result. It can be repeated at any time: each
 * attempt has one payment, which the gateway charges once.
 */
export async function chargeRenewal(ctx: OriginContext, order: OrderRow): Promise<Result<OrderRow, OriginError>> {
  if (order.state === 'paid') return ok(order);
  const gateway = ctx.payments.get(order.gateway);
  if (!gateway) return err(UNANSWERED);
  const closed = await closeOpenPage(ctx, gateway, order);
  if (closed.isErr() || closed.value.state === 'paid') return closed;
  const opened = await openPayment(ctx, gateway, closed.value);
  const charge = { key: `${order.id}-${order.attempt}`, cardReference: order.payment_reference };
  const payment =
    opened.isOk() && isChargeable(opened.value) ? await gateway.chargePayment(opened.value.id, charge) : opened;
  if (payment.isErr()) {
    return payment.error.code === 'refused' ? ok(await setState(ctx, order, 'declined')) : err(UNANSWERED);
  }
  return record(ctx, order, payment.value);
}

/** If the buyer is paying on an open page, that payment counts. */
async function closeOpenPage(
  ctx: OriginContext,
  gateway: PaymentGateway,
  order: OrderRow,
): Promise<Result<OrderRow, OriginError>> {
  if (order.checkout_id === null) return ok(order);
  const page = await gateway.expireCheckout(order.checkout_id);
  if (page.isErr()) return err(UNANSWERED);
  return reconcileOrder(ctx, order);
}

/** The payment ID is stored before the charge, so that its state can be read after a failure. */
async function openPayment(
  ctx: OriginContext,
  gateway: PaymentGateway,
  order: OrderRow,
): Promise<GatewayResult<Payment>> {
  if (order.payment_id !== null) return gateway.readPayment(order.payment_id);
  const opened = await gateway.openPayment({
    key: `${order.id}-${order.attempt}-payment`,
    orderId: order.id,
    amount: { amount: order.amount, currency: order.currency },
    description: planFromText(order.plan).name,
    cardReference: order.payment_reference,
  });
  if (opened.isErr()) return opened;
  await updateRows(ctx.db, 'orders', {
    where: { id: order.id, payment_id: null },
    set: { payment_id: opened.value.id },
  });
  return opened;
}

/**
 * Returns whether a payment can be charged. A declined payment is charged again with the idempotency key of the next
 * attempt; the same key returns the same result.
 */
function isChargeable({ state }: Payment): boolean {
  return state === 'open' || state === 'declined' || state === 'needs-action';
}

async function record(ctx: OriginContext, order: OrderRow, payment: Payment): Promise<Result<OrderRow, OriginError>> {
  switch (payment.state) {
    case 'paid':
      return ok(
        await recordPaid(ctx, order, { paymentId: payment.id, cardReference: payment.cardReference, gatewayTax: null }),
      );
    case 'needs-action':
      return ok(await setState(ctx, order, 'needs-action'));
    case 'declined':
    case 'canceled':
      return ok(await setState(ctx, order, 'declined'));
    case 'open':
    case 'processing':
      return ok(await getRow(ctx.db, 'orders', { id: order.id }));
  }
}

async function setState(ctx: OriginContext, order: OrderRow, state: 'declined' | 'needs-action'): Promise<OrderRow> {
  await updateRows(ctx.db, 'orders', { where: { id: order.id, state: ['pending', 'needs-action'] }, set: { state } });
  return getRow(ctx.db, 'orders', { id: order.id });
}
