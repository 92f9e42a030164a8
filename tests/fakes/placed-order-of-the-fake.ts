import { err, ok, type Result } from 'neverthrow';
import type { Money } from '#core/billing/money.ts';
import type { Order } from '#core/billing/order.ts';
import type { Plan } from '#core/billing/plan.ts';
import type { PurchaseAnswer } from '#core/billing/purchase.ts';
import type { Receipt } from '#core/billing/receipt.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { PurchaseError } from '#ports/purchase-gateway.ts';
import type { FakeDelivery } from './fake-deliveries.ts';

/** An order of the fake shop. */
export interface FakePlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly request: OrderRequest;
  /** The request without the order it replaces; the same key with different content is a different order. */
  readonly content: string;
  /** The idempotency key; `null` if there is none or the order is closed. */
  key: string | null;
  readonly lines: readonly FakeOrderLine[];
  state: 'pending' | 'paid' | 'closed';
  closeReason?: 'expired' | 'too-many-declines' | 'replaced';
  paidAt: number | null;
  subscriptionId?: string;
}

/** A plan in an order with its price. */
export interface FakeOrderLine {
  readonly plan: Plan;
  readonly quantity: number;
  readonly vin: string | null;
  /** The price before discounts. */
  readonly full: Money;
  readonly price: Money;
}

/** Returns the state of an order in the origin's wire format. */
export function fakeOrderAnswer(
  order: FakePlacedOrder,
  documents: readonly FakeDelivery[],
): Result<PurchaseAnswer, PurchaseError> {
  const { id, number, request, lines, state, closeReason, paidAt, subscriptionId } = order;
  if (state === 'closed')
    return err({ code: closeReason === 'too-many-declines' ? closeReason : 'expired', message: null });
  return ok({
    status: state === 'paid' ? 'success' : 'needs_action',
    order_id: id,
    order_number: number,
    price: request.total,
    ...(subscriptionId !== undefined && { subscription_id: subscriptionId }),
    custom_data: `order=${id}.signed`,
    ...(state === 'pending' && { continue_at: `https://pay.example/checkout/${id}` }),
    email: request.email,
    paid_at: paidAt,
    lines: lines.map(({ plan, quantity, vin, price }) => {
      const { code, name, kind, documents: count, renewal, bundle } = plan;
      return { plan: { code, name, kind, renewal, bundle }, documents: count, quantity, vin, price };
    }),
    documents: documents.map(({ id: deliveryId, kind, vin, state: delivered }) => ({
      id: deliveryId,
      kind,
      vin,
      state: delivered,
      step: null,
    })),
  });
}

/** Returns a paid order as listed in its buyer's account. */
export function orderOf({ id, number, request, lines, paidAt }: FakePlacedOrder): Order {
  const listed = lines.map(({ plan: { name, kind, documents, renewal, bundle }, vin, quantity, price }) => ({
    description: name,
    vin,
    quantity,
    price,
    plan: { kind, documents, renewal, bundle },
  }));
  const [first] = listed;
  if (first === undefined) throw new Error('The order has no lines.');
  const { description, vin, plan } = first;
  return { id, number, description, vin, price: request.total, refunded: null, placedAt: paidAt, plan, lines: listed };
}

/** Returns the receipt of a paid order. */
export function receiptOf({ id, number, request, lines, paidAt }: FakePlacedOrder): Receipt {
  const { email, total, immediateDelivery } = request;
  return {
    orderId: id,
    orderNumber: number,
    email,
    lines: lines.map(({ plan, vin, quantity, full, price }) => ({
      planName: plan.name,
      vin,
      quantity,
      single: plan.price,
      full,
      paid: price,
      renewal: plan.renewal,
    })),
    full: { amount: lines.reduce((sum, { full }) => sum + full.amount, 0), currency: total.currency },
    paid: total,
    refunded: { amount: 0, currency: total.currency },
    tax: [],
    paidAt: paidAt ?? 0,
    isTest: true,
    seller: null,
    billedTo: null,
    immediateDelivery,
  };
}
