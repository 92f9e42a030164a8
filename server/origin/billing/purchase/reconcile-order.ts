import { err, ok, type Result } from 'neverthrow';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import type { Payment, PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import { applyDispute } from '../refund/apply-dispute.ts';
import { applyGatewayRefund } from '../refund/apply-gateway-refund.ts';
import { closeOrder } from './close-order.ts';
import { forgiveCheckout } from './decline-limits.ts';
import { UNANSWERED } from './open-checkout.ts';
import { recordPaid } from './record-paid.ts';

/**
 * Reads the payment state of an order from the gateway and records it: paid, expired, refunded or disputed. It is
 * idempotent and safe to run concurrently; each change is recorded once.
 */
export async function reconcileOrder(ctx: OriginContext, order: OrderRow): Promise<Result<OrderRow, OriginError>> {
  if (order.amount === 0) return ok(await recordPaid(ctx, order, FREE));
  const gateway = ctx.payments.get(order.gateway);
  if (!gateway) return err(UNANSWERED);
  if (order.checkout_id !== null) return reconcileCheckout(ctx, gateway, order, order.checkout_id);
  if (order.payment_id !== null) return reconcilePayment(ctx, gateway, order, order.payment_id, null);
  return ok(order);
}

/** The payment of a free order. */
export const FREE = { paymentId: null, cardReference: null, gatewayTax: null } as const;

async function reconcileCheckout(
  ctx: OriginContext,
  gateway: PaymentGateway,
  order: OrderRow,
  checkoutId: string,
): Promise<Result<OrderRow, OriginError>> {
  const checkout = await gateway.readCheckout(checkoutId);
  if (checkout.isErr()) return err(UNANSWERED);
  const { state, paymentId, taxAmount } = checkout.value;
  if (state === 'expired') return ok(order.state === 'paid' ? order : await closeOrder(ctx, order, 'expired'));
  if (state !== 'paid' || paymentId === null) return ok(order);
  return reconcilePayment(ctx, gateway, order, paymentId, taxAmount);
}

async function reconcilePayment(
  ctx: OriginContext,
  gateway: PaymentGateway,
  order: OrderRow,
  paymentId: string,
  gatewayTax: number | null,
): Promise<Result<OrderRow, OriginError>> {
  const payment = await gateway.readPayment(paymentId);
  if (payment.isErr()) return err(UNANSWERED);
  if (payment.value.state !== 'paid') return ok(order);
  const { cardReference } = payment.value;
  const paid = order.state === 'paid' ? order : await recordPaid(ctx, order, { paymentId, cardReference, gatewayTax });
  if (order.state !== 'paid') await forgiveCheckout(ctx, order);
  return ok(await applyLaterChanges(ctx, paid, payment.value));
}

async function applyLaterChanges(ctx: OriginContext, order: OrderRow, payment: Payment): Promise<OrderRow> {
  const refunded = await applyGatewayRefund(ctx, order, payment.refundedAmount);
  return payment.dispute === null ? refunded : applyDispute(ctx, refunded, payment.dispute);
}
