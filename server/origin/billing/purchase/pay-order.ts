import { err, ok, type Result } from 'neverthrow';
import type { OrderRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import type { Payment, PaymentGateway, PaymentResult } from '../../payments/payment-gateway.ts';
import { planFromText } from '../kept-plan.ts';
import { recordFreeOrder, recordOutcome, recordRefusal } from './record-outcome.ts';

const UNANSWERED: OriginError = {
  code: 'unavailable',
  message: 'The payment service does not answer. You are charged once at most; please try again.',
};

/** Who is there while an order is paid. */
export interface PayOptions {
  /** Whether the person is not there to take a second step: a renewal. */
  readonly alone?: boolean;
}

/**
 * Pays an order that is waiting for it, and records what came of it. It may be called again at any moment, also by two
 * at once: the payment is the same one for an order, and the gateway charges it once.
 */
export async function payOrder(
  ctx: OriginContext,
  order: OrderRow,
  { alone = false }: PayOptions = {},
): Promise<Result<OrderRow, OriginError>> {
  if (order.state !== 'pending') return ok(order);
  if (order.amount === 0) return ok(await recordFreeOrder(ctx, order));
  const gateway = ctx.payments.get(order.gateway);
  if (!gateway) return err(UNANSWERED);
  const opened = await openPayment(ctx, gateway, order, alone);
  const outcome =
    opened.isOk() && isChargeable(opened.value, order) ? await charge(gateway, opened.value, order, alone) : opened;
  return record(ctx, order, outcome);
}

/**
 * Asks how the payment of an order stands, and records it; nothing is charged. One that is not paid can be closed, so
 * that it never will be.
 */
export async function settleOrder(
  ctx: OriginContext,
  order: OrderRow,
  { close = false }: { readonly close?: boolean } = {},
): Promise<Result<OrderRow, OriginError>> {
  if (order.amount === 0) return ok(await recordFreeOrder(ctx, order));
  const gateway = ctx.payments.get(order.gateway);
  if (!gateway) return err(UNANSWERED);
  const standing = await openPayment(ctx, gateway, order, false);
  const isOver = standing.isErr() || standing.value.state === 'paid' || !close;
  return record(ctx, order, isOver ? standing : await gateway.cancel(standing.value.id));
}

/** The payment's name is kept before anything is charged: whatever happens then can be asked after. */
async function openPayment(
  ctx: OriginContext,
  gateway: PaymentGateway,
  order: OrderRow,
  alone: boolean,
): Promise<PaymentResult> {
  if (order.payment_id !== null) return gateway.read(order.payment_id);
  const plan = planFromText(order.plan);
  const opened = await gateway.open({
    key: order.id,
    amount: { amount: order.amount, currency: order.currency },
    description: plan.name,
    renews: plan.renewal !== 'once',
    renewalReference: alone ? order.payment_reference : null,
  });
  if (opened.isErr()) return opened;
  await ctx.db
    .updateTable('orders')
    .set({ payment_id: opened.value.id })
    .where('id', '=', order.id)
    .where('payment_id', 'is', null)
    .execute();
  return opened;
}

/** A payment that was declined is charged again only under the key of another attempt, else the answer is the same. */
function isChargeable({ state }: Payment, { payment_reference }: OrderRow): boolean {
  return payment_reference !== '' && (state === 'open' || state === 'declined');
}

function charge(
  gateway: PaymentGateway,
  { id }: Payment,
  { id: orderId, attempt, payment_reference: reference }: OrderRow,
  alone: boolean,
): Promise<PaymentResult> {
  return gateway.charge(id, { key: `${orderId}-${attempt}`, reference, alone });
}

async function record(
  ctx: OriginContext,
  order: OrderRow,
  payment: PaymentResult,
): Promise<Result<OrderRow, OriginError>> {
  if (payment.isOk()) return ok(await recordOutcome(ctx, order, payment.value));
  return payment.error.code === 'refused' ? ok(await recordRefusal(ctx, order)) : err(UNANSWERED);
}
