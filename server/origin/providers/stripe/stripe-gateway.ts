import { err, fromThrowable, ok } from 'neverthrow';
import Stripe from 'stripe';
import type { GatewayResult, Payment, PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import { inEachLanguage } from '#texts/translator-of.ts';
import { cardSetupOf, checkoutOf, hostedPageOf, sessionParams } from './stripe-checkout.ts';
import { gatewayErrorOf, stripeAnswer } from './stripe-errors.ts';
import { gatewayEventOf } from './stripe-events.ts';
import { cardOf, isDisputed, PAYMENT_EXPANSIONS, paymentOf } from './stripe-payment.ts';

/** The credentials and URL for Stripe. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Without it, events are rejected and the state is polled from Stripe instead. */
  readonly webhookSecret: string | null;
  /** Base URL of Stripe's API; only tests change it. */
  readonly apiUrl: string;
}

/** The URL of Stripe's API. */
export const STRIPE_API_URL = 'https://api.stripe.com';
/** The origin of Stripe's hosted pages. */
const STRIPE_CHECKOUT_ORIGIN = 'https://checkout.stripe.com';

const TIMEOUT_MS = 20_000;
const TOLERANCE_SECONDS = 300;

/**
 * Creates the gateway for Stripe: a hosted Checkout Session for the buyer, PaymentIntents for renewals (decision 012).
 */
export function createStripeGateway({ secretKey, webhookSecret, apiUrl }: StripeAccess): PaymentGateway {
  const { protocol, hostname, port, origin } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    telemetry: false,
    maxNetworkRetries: 1,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  });
  const verify = fromThrowable(
    (body: string, signature: string, secret: string, receivedAt: number) =>
      stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt),
    () => 'not-signed' as const,
  );

  async function readPayment(paymentId: string): Promise<GatewayResult<Payment>> {
    const intent = await stripeAnswer(
      stripe.paymentIntents.retrieve(paymentId, { expand: PAYMENT_EXPANSIONS }),
      (found) => found,
    );
    if (intent.isErr()) return err(intent.error);
    if (!isDisputed(intent.value)) return ok(paymentOf(intent.value));
    const disputes = await stripeAnswer(
      stripe.disputes.list({ payment_intent: paymentId, limit: 1 }),
      ({ data }) => data,
    );
    return disputes.map(([newest]) => paymentOf(intent.value, newest ?? null));
  }

  const readCheckout = (id: string) => stripeAnswer(stripe.checkout.sessions.retrieve(id), checkoutOf);

  return {
    name: 'stripe',
    labels: inEachLanguage('payment.stripe'),
    isTest: !/^[sr]k_live_/.test(secretKey),
    // A test server hosts its pages and its API on the same origin.
    checkoutOrigin: apiUrl === STRIPE_API_URL ? STRIPE_CHECKOUT_ORIGIN : origin,

    openCheckout: (request) =>
      stripeAnswer(
        stripe.checkout.sessions.create(sessionParams(request), { idempotencyKey: request.key }),
        hostedPageOf,
      ),
    readCheckout,
    expireCheckout: async (checkoutId) => {
      const expired = await stripeAnswer(stripe.checkout.sessions.expire(checkoutId), checkoutOf);
      // Stripe rejects expiring a session that is complete or has expired.
      return expired.isErr() && expired.error.code === 'refused' ? readCheckout(checkoutId) : expired;
    },

    openPayment: ({ key, orderId, amount, description, cardReference }) =>
      stripeAnswer(
        stripe.paymentIntents.create(
          {
            amount: amount.amount,
            currency: amount.currency.toLowerCase(),
            customer: cardOf(cardReference).customer,
            description,
            metadata: { order_id: orderId },
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          { idempotencyKey: key },
        ),
        (intent) => paymentOf(intent),
      ),
    chargePayment: async (paymentId, { key, cardReference }) => {
      const charge = { payment_method: cardOf(cardReference).paymentMethod, off_session: true };
      try {
        return ok(paymentOf(await stripe.paymentIntents.confirm(paymentId, charge, { idempotencyKey: key })));
      } catch (thrown) {
        // Stripe's library throws for a declined card; the error contains the payment.
        const declined = thrown instanceof Stripe.errors.StripeCardError ? thrown.payment_intent : undefined;
        if (declined) return ok(paymentOf(declined));
        const error = gatewayErrorOf(thrown);
        // A payment that Stripe refuses to charge again may have been paid in the meantime.
        const current = error.code === 'refused' ? await readPayment(paymentId) : err(error);
        return current.isOk() && current.value.state === 'open' ? err(error) : current;
      }
    },
    readPayment,
    cancelPayment: async (paymentId) => {
      const canceled = await stripeAnswer(stripe.paymentIntents.cancel(paymentId), (intent) => paymentOf(intent));
      return canceled.isErr() && canceled.error.code === 'refused' ? readPayment(paymentId) : canceled;
    },
    refund: ({ key, paymentId, amount }) =>
      stripeAnswer(stripe.refunds.create({ payment_intent: paymentId, amount }, { idempotencyKey: key }), ({ id }) => ({
        id,
      })),

    openCardSetup: ({ key, subscriptionId, cardReference, currency, language, successUrl, cancelUrl }) =>
      stripeAnswer(
        stripe.checkout.sessions.create(
          {
            mode: 'setup',
            currency: currency.toLowerCase(),
            customer: cardOf(cardReference).customer,
            metadata: { subscription_id: subscriptionId },
            locale: language,
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        ),
        hostedPageOf,
      ),
    readCardSetup: (setupId) =>
      stripeAnswer(stripe.checkout.sessions.retrieve(setupId, { expand: ['setup_intent'] }), cardSetupOf),

    readEvent: ({ body, signature, receivedAt }) =>
      webhookSecret === null
        ? err('not-signed')
        : verify(body, signature, webhookSecret, receivedAt).map(gatewayEventOf),
  };
}
