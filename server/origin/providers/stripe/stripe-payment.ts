import type Stripe from 'stripe';
import type { DisputeState } from '#origin/kernel/db/shop-rows.ts';
import type { Payment } from '#origin/kernel/ports/payment-gateway.ts';

/** Separates customer and payment method in a card reference; neither contains a space. */
const SEPARATOR = ' ';

/** The expansions required to determine the state of a PaymentIntent. */
export const PAYMENT_EXPANSIONS = ['latest_charge'];

/** Converts a PaymentIntent with its newest dispute. */
export function paymentOf(intent: Stripe.PaymentIntent, dispute: Stripe.Dispute | null = null): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    state: stateOf(intent),
    cardReference: cardReferenceOf(intent),
    refundedAmount: charge?.amount_refunded ?? 0,
    dispute: dispute && { id: dispute.id, state: disputeStateOf(dispute) },
  };
}

/** Returns whether a payment was disputed, so that its dispute must be read too. */
export function isDisputed({ latest_charge }: Stripe.PaymentIntent): boolean {
  return typeof latest_charge === 'object' && latest_charge !== null && latest_charge.disputed;
}

/** Returns the reference for later charges of the same card; `null` if it was not stored. */
export function cardReferenceOf({
  customer,
  payment_method,
}: Pick<Stripe.PaymentIntent, 'customer' | 'payment_method'>): string | null {
  if (customer === null || payment_method === null) return null;
  return [idOf(customer), idOf(payment_method)].join(SEPARATOR);
}

/** Splits a card reference into Stripe's customer and payment method. */
export function cardOf(reference: string): { readonly customer: string; readonly paymentMethod: string } {
  const [customer = '', paymentMethod = ''] = reference.split(SEPARATOR);
  return { customer, paymentMethod };
}

/** Returns the ID of an object that Stripe may have expanded. */
export function idOf(object: string | { readonly id: string }): string {
  return typeof object === 'string' ? object : object.id;
}

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): Payment['state'] {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'canceled':
      return 'canceled';
    case 'requires_action':
      return 'needs-action';
    case 'requires_payment_method':
      if (last_payment_error === null) return 'open';
      return last_payment_error.code === 'authentication_required' ? 'needs-action' : 'declined';
    case 'requires_confirmation':
      return 'open';
    // The payment is processing or only authorized.
    default:
      return 'processing';
  }
}

/** An inquiry (`warning_…`) neither moves money nor freezes anything, but can become a dispute. */
function disputeStateOf({ status }: Stripe.Dispute): DisputeState {
  switch (status) {
    case 'lost':
      return 'lost';
    case 'won':
    case 'prevented':
    case 'warning_closed':
    case 'warning_needs_response':
    case 'warning_under_review':
      return 'won';
    default:
      return 'open';
  }
}
