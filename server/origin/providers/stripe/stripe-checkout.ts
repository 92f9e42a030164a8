import type Stripe from 'stripe';
import type { CardSetup, Checkout, CheckoutRequest, HostedPage } from '#origin/kernel/ports/payment-gateway.ts';
import { cardReferenceOf, idOf } from './stripe-payment.ts';

/**
 * Returns the parameters of a hosted Checkout Session in mode `payment`: card data does not pass through the site, and
 * no Stripe script runs on its pages.
 */
export function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { orderId, orderNumber, currency, lines, storesCard, calculatesTax } = request;
  const metadata = { order_id: orderId, order_number: orderNumber };
  return {
    mode: 'payment',
    client_reference_id: orderId,
    metadata,
    customer_email: request.email,
    line_items: lines.map(({ name, amount }) => ({
      quantity: 1,
      price_data: {
        currency: currency.toLowerCase(),
        unit_amount: amount,
        product_data: { name },
        ...(calculatesTax && { tax_behavior: 'inclusive' as const }),
      },
    })),
    payment_intent_data: {
      description: orderNumber,
      metadata,
      // The origin charges renewals with the card that Stripe stores for the customer.
      ...(storesCard && { setup_future_usage: 'off_session' as const }),
    },
    ...(storesCard && { customer_creation: 'always' as const }),
    ...(calculatesTax && { automatic_tax: { enabled: true } }),
    expires_at: Math.floor(request.expiresAt / 1_000),
    locale: request.language,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

/** Returns the page to which to redirect the buyer; a session that is no longer open has no URL. */
export function hostedPageOf({ id, url }: Stripe.Checkout.Session): HostedPage {
  return { id, url: url ?? '' };
}

/** Converts a Checkout Session. */
export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const { id, payment_intent, total_details, automatic_tax } = session;
  return {
    id,
    state: stateOf(session),
    paymentId: payment_intent === null ? null : idOf(payment_intent),
    taxAmount: automatic_tax.enabled ? (total_details?.amount_tax ?? null) : null,
  };
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): Checkout['state'] {
  if (status === 'expired') return 'expired';
  if (status === 'complete') return payment_status === 'unpaid' ? 'processing' : 'paid';
  return 'open';
}

/** Converts a Checkout Session in mode `setup`. */
export function cardSetupOf({ status, setup_intent }: Stripe.Checkout.Session): CardSetup {
  if (status !== 'complete') return { state: status === 'expired' ? 'expired' : 'open', cardReference: null };
  const isExpanded = typeof setup_intent === 'object' && setup_intent !== null;
  return { state: 'complete', cardReference: isExpanded ? cardReferenceOf(setup_intent) : null };
}
