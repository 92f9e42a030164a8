import type Stripe from 'stripe';
import type { GatewayEvent } from '#origin/kernel/ports/payment-gateway.ts';
import { idOf } from './stripe-payment.ts';

/** Returns the order, payment or card change that a Stripe event is about. */
export function gatewayEventOf(event: Stripe.Event): GatewayEvent {
  const about = { id: event.id, ...NOTHING };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return ofSession(about, event.data.object);
    case 'payment_intent.payment_failed':
      return { ...about, kind: 'declined', ...ofIntent(event.data.object) };
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
    case 'payment_intent.requires_action':
      return { ...about, kind: 'changed', ...ofIntent(event.data.object) };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id, payment_intent, status } = event.data.object;
      const kind = status === 'failed' || status === 'canceled' ? 'refund-failed' : 'changed';
      return { ...about, kind, refundId: id, paymentId: payment_intent && idOf(payment_intent) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn': {
      const { payment_intent } = event.data.object;
      return { ...about, kind: 'changed', paymentId: payment_intent && idOf(payment_intent) };
    }
    default:
      return about;
  }
}

const NOTHING = {
  kind: 'other',
  orderId: null,
  paymentId: null,
  checkoutId: null,
  subscriptionId: null,
  refundId: null,
} as const;

function ofSession(about: GatewayEvent, { id, mode, metadata }: Stripe.Checkout.Session): GatewayEvent {
  if (mode === 'setup') return { ...about, kind: 'card-setup', subscriptionId: metadata?.subscription_id ?? null };
  return { ...about, kind: 'changed', checkoutId: id, orderId: metadata?.order_id ?? null };
}

function ofIntent({ id, metadata }: Stripe.PaymentIntent): Pick<GatewayEvent, 'paymentId' | 'orderId'> {
  return { paymentId: id, orderId: metadata.order_id ?? null };
}
