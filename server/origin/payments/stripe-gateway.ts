import { err, fromThrowable, ok, ResultAsync } from 'neverthrow';
import Stripe from 'stripe';
import type { Payment, PaymentCharge, PaymentGateway, PaymentGatewayError, PaymentResult } from './payment-gateway.ts';

/** How Stripe is reached; where it answers is told by tests alone. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Without one its notices are not taken, and payments are asked after instead. */
  readonly webhookSecret: string | null;
  readonly endpoint?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'maxNetworkRetries'>;
}

const TIMEOUT_MS = 20_000;
const TOLERANCE_SECONDS = 300;

/** Between the customer and the means of payment in a renewal reference; neither has a blank in it. */
const SEPARATOR = ' ';

/**
 * Makes the gateway to Stripe. A payment is a PaymentIntent; renewals are charged by our own job, with the means of
 * payment that Stripe keeps for the customer.
 */
export function createStripeGateway({ secretKey, webhookSecret, endpoint }: StripeAccess): PaymentGateway {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, telemetry: false, maxNetworkRetries: 1, ...endpoint });
  const verify = fromThrowable(
    (body: string, signature: string, secret: string, receivedAt: number) =>
      stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt),
    () => 'not-signed' as const,
  );

  const read = (paymentId: string) => answered(stripe.paymentIntents.retrieve(paymentId));

  return {
    name: 'stripe',
    read,
    open: async ({ key, amount, description, renews, renewalReference }) => {
      const known = renewalReference?.split(SEPARATOR)[0];
      const customer = renews && known === undefined ? await customerFor(stripe, key) : ok(known ?? null);
      if (customer.isErr()) return err(customer.error);
      const kept = customer.value && ({ customer: customer.value, setup_future_usage: 'off_session' } as const);
      const wish = {
        amount: amount.amount,
        currency: amount.currency.toLowerCase(),
        description,
        metadata: { order_id: key },
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        ...kept,
      } as const;
      return answered(stripe.paymentIntents.create(wish, { idempotencyKey: key }));
    },
    charge: async (paymentId, { key, reference, alone }: PaymentCharge) => {
      const method = reference.split(SEPARATOR).at(-1) ?? '';
      const charged = await answered(
        stripe.paymentIntents.confirm(
          paymentId,
          { payment_method: method, ...(alone && { off_session: true }) },
          { idempotencyKey: `${key}-charge` },
        ),
      );
      // What Stripe no longer takes may have been paid in the meantime.
      return charged.isErr() && charged.error.code === 'refused' ? unlessRefused(await read(paymentId)) : charged;
    },
    cancel: async (paymentId) => {
      const cancelled = await answered(stripe.paymentIntents.cancel(paymentId));
      return cancelled.isErr() && cancelled.error.code === 'refused' ? read(paymentId) : cancelled;
    },
    readNotice: ({ body, signature, receivedAt }) =>
      webhookSecret === null
        ? err('not-signed')
        : verify(body, signature, webhookSecret, receivedAt).map((event) => ({
            id: event.id,
            paymentId: event.type.startsWith('payment_intent.') ? objectIdOf(event) : null,
          })),
  };
}

/** A payment that stands as it stood before a charge was refused was not paid by it. */
function unlessRefused(payment: PaymentResult): PaymentResult {
  return payment.andThen(
    (standing): PaymentResult => (standing.state === 'open' ? err({ code: 'refused' }) : ok(standing)),
  );
}

function objectIdOf({ data: { object } }: Stripe.Event): string | null {
  return 'id' in object && typeof object.id === 'string' ? object.id : null;
}

/** Stripe keeps a means of payment for a customer; it learns no more of them than that there is one. */
function customerFor(stripe: Stripe, key: string): ResultAsync<string, PaymentGatewayError> {
  const created = stripe.customers.create({ metadata: { order_id: key } }, { idempotencyKey: `${key}-customer` });
  return ResultAsync.fromPromise(created, errorFrom).map(({ id }) => id);
}

async function answered(call: Promise<Stripe.PaymentIntent>): Promise<PaymentResult> {
  const intent = await ResultAsync.fromPromise(call, (thrown) => thrown);
  if (intent.isOk()) return ok(paymentOf(intent.value));
  // A declined card is an error to Stripe's library, which brings the payment along.
  const declined = intent.error instanceof Stripe.errors.StripeCardError ? intent.error.payment_intent : undefined;
  return declined ? ok(paymentOf(declined)) : err(errorFrom(intent.error));
}

function errorFrom(thrown: unknown): PaymentGatewayError {
  const refused =
    thrown instanceof Stripe.errors.StripeInvalidRequestError || thrown instanceof Stripe.errors.StripeCardError;
  if (refused) return { code: 'refused' };
  if (thrown instanceof Stripe.errors.StripeError) return { code: 'unanswered' };
  throw thrown;
}

function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const state = stateOf(intent);
  const waits = state === 'open' || state === 'needs-action';
  return {
    id: intent.id,
    state,
    nextStep: waits && intent.client_secret !== null ? { client_secret: intent.client_secret } : null,
    renewalReference: state === 'paid' ? renewalReferenceOf(intent) : null,
  };
}

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): Payment['state'] {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'canceled':
      return 'cancelled';
    case 'requires_action':
      return 'needs-action';
    case 'requires_payment_method':
      return last_payment_error === null ? 'open' : 'declined';
    case 'requires_confirmation':
      return 'open';
    // Money that is on its way or only reserved: nobody can tell yet.
    default:
      return 'processing';
  }
}

function renewalReferenceOf({ customer, payment_method }: Stripe.PaymentIntent): string | null {
  if (customer === null || payment_method === null) return null;
  return [idOf(customer), idOf(payment_method)].join(SEPARATOR);
}

function idOf(object: string | { readonly id: string }): string {
  return typeof object === 'string' ? object : object.id;
}
