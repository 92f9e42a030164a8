import type Stripe from 'stripe';
import type { DisputeState } from '#origin/kernel/db/shop-rows.ts';
import type { Payment } from '#origin/kernel/ports/payment-gateway.ts';

/** Separates customer and payment method in a card reference; neither contains a blank. */
const SEPARATOR = ' ';

/** What has to come along with a PaymentIntent to tell how it stands. */
export const PAYMENT_EXPANSIONS = ['latest_charge'];

/** Puts a PaymentIntent, and the newest dispute of it, into our terms. */
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

/** Whether a payment was disputed, so that the dispute has to be read as well. */
export function isDisputed({ latest_charge }: Stripe.PaymentIntent): boolean {
  return typeof latest_charge === 'object' && latest_charge !== null && latest_charge.disputed;
}

/** The reference by which the same card is charged later; `null` where it was not stored. */
export function cardReferenceOf({
  customer,
  payment_method,
}: Pick<Stripe.PaymentIntent, 'customer' | 'payment_method'>): string | null {
  if (customer === null || payment_method === null) return null;
  return [idOf(customer), idOf(payment_method)].join(SEPARATOR);
}

/** Splits a card reference into what Stripe charges. */
export function cardOf(reference: string): { readonly customer: string; readonly paymentMethod: string } {
  const [customer = '', paymentMethod = ''] = reference.split(SEPARATOR);
  return { customer, paymentMethod };
}

/** The ID of something that Stripe may send expanded. */
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
    // Money that is on its way or only reserved.
    default:
      return 'processing';
  }
}

/** An inquiry (`warning_…`) moves no money and freezes nothing; it can still become a dispute. */
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
