import type Stripe from 'stripe';
import { stripeObject } from './stripe-objects.ts';

/** The cards accepted on the hosted page of the fake; the names are those of Stripe's test payment methods. */
export type StandInCard =
  | 'pm_card_visa'
  | 'pm_card_chargeDeclined'
  | 'pm_card_authenticationRequired'
  /** Succeeds while the buyer is present and is declined later. */
  | 'pm_card_chargeCustomerFail';

/** A response of Stripe's API. */
export interface StripeAnswer {
  readonly status: number;
  readonly body: object;
}

/** The state of the fake: all data that Stripe would have. */
export interface StripeBooks {
  readonly sessions: ReadonlyMap<string, Stripe.Checkout.Session>;
  readonly intents: ReadonlyMap<string, Stripe.PaymentIntent>;
  /** All charged amounts, in minor units. */
  readonly taken: readonly number[];
  /** All refunded amounts, in minor units. */
  readonly givenBack: readonly number[];
  createSession(params: URLSearchParams): StripeAnswer;
  readSession(id: string, expand: readonly string[]): StripeAnswer;
  expireSession(id: string): StripeAnswer;
  createIntent(params: URLSearchParams): StripeAnswer;
  readIntent(id: string, expand: readonly string[]): StripeAnswer;
  confirmIntent(id: string, params: URLSearchParams): StripeAnswer;
  cancelIntent(id: string): StripeAnswer;
  createRefund(params: URLSearchParams): StripeAnswer;
  listDisputes(paymentIntent: string): StripeAnswer;
  /** Pays or stores a card on the hosted page. */
  payOnPage(sessionId: string, card: StandInCard): 'complete' | 'declined' | 'step' | 'closed';
  /** Answers the bank's confirmation on the hosted page. */
  answerBank(sessionId: string, approves: boolean): 'complete' | 'declined' | 'closed';
  /** Refunds a payment in Stripe's dashboard. */
  refundInDashboard(intentId: string, amount?: number): void;
  /** Opens a dispute of a payment; `closeDispute` decides it later. */
  openDispute(intentId: string): void;
  closeDispute(intentId: string, status: 'won' | 'lost'): void;
}

type Emit = (type: Stripe.Event['type'], object: object) => void;

/** Creates an empty state; each change emits the events that Stripe sends for it. */
export function createStripeBooks({ now, emit }: { readonly now: () => number; readonly emit: Emit }): StripeBooks {
  const sessions = new Map<string, Stripe.Checkout.Session>();
  const intents = new Map<string, Stripe.PaymentIntent>();
  const setups = new Map<string, Stripe.SetupIntent>();
  const charges = new Map<string, Stripe.Charge>();
  const disputes = new Map<string, Stripe.Dispute>();
  /** The card and customer of each stored payment method. */
  const stored = new Map<string, { readonly card: string; readonly customer: string }>();
  const customers = new Set<string>();
  const taken: number[] = [];
  const givenBack: number[] = [];
  const waiting = new Map<string, StandInCard>();
  let counter = 0;
  const next = (prefix: string) => `${prefix}_${++counter}`;
  const seconds = () => Math.floor(now() / 1_000);

  function newCustomer(): string {
    const id = next('cus');
    customers.add(id);
    return id;
  }

  function store(card: string, customer: string): string {
    const id = next('pm');
    stored.set(id, { card, customer });
    return id;
  }

  function update<Value extends { id: string }>(map: Map<string, Value>, value: Value, changes: Partial<Value>): Value {
    const changed = { ...value, ...changes };
    map.set(value.id, changed);
    return changed;
  }

  /** Stripe expires a session at its end without a call. */
  function current(id: string): Stripe.Checkout.Session | undefined {
    const session = sessions.get(id);
    if (session?.status !== 'open' || session.expires_at > seconds()) return session;
    return expired(session);
  }

  function expired(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
    const changed = update(sessions, session, { status: 'expired', url: null });
    const intent = intents.get(String(session.payment_intent));
    if (intent) update(intents, intent, { status: 'canceled' });
    emit('checkout.session.expired', changed);
    return changed;
  }

  function succeed(intent: Stripe.PaymentIntent, card: string): Stripe.PaymentIntent {
    const charge = stripeObject('charge', {
      id: next('ch'),
      amount: intent.amount,
      amount_captured: intent.amount,
      currency: intent.currency,
      payment_intent: intent.id,
      captured: true,
      disputed: false,
    });
    charges.set(charge.id, charge);
    taken.push(intent.amount);
    const keeps = intent.setup_future_usage === 'off_session' && typeof intent.customer === 'string';
    const method = keeps ? store(card, String(intent.customer)) : intent.payment_method;
    const paid = update(intents, intent, {
      status: 'succeeded',
      latest_charge: charge.id,
      payment_method: method,
      last_payment_error: null,
      amount_received: intent.amount,
    });
    emit('payment_intent.succeeded', paid);
    return paid;
  }

  function decline(
    intent: Stripe.PaymentIntent,
    code: 'card_declined' | 'authentication_required',
  ): Stripe.PaymentIntent {
    const declined = update(intents, intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { type: 'card_error', code, message: 'Your card was declined.' },
    });
    emit('payment_intent.payment_failed', declined);
    return declined;
  }

  /** The PaymentIntent of a session exists after the buyer's first payment attempt. */
  function intentOf(session: Stripe.Checkout.Session): Stripe.PaymentIntent {
    const known = intents.get(String(session.payment_intent));
    if (known) return known;
    const params = paramsOf.get(session.id) ?? new URLSearchParams();
    const customer = params.get('customer_creation') === 'always' ? newCustomer() : null;
    const intent = stripeObject('payment_intent', {
      id: next('pi'),
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      status: 'requires_payment_method',
      customer,
      payment_method: null,
      last_payment_error: null,
      next_action: null,
      setup_future_usage:
        params.get('payment_intent_data[setup_future_usage]') === 'off_session' ? 'off_session' : null,
      metadata: metadataIn(params, 'payment_intent_data[metadata]'),
      description: params.get('payment_intent_data[description]'),
    });
    intents.set(intent.id, intent);
    update(sessions, session, { payment_intent: intent.id, customer });
    return intent;
  }

  const paramsOf = new Map<string, URLSearchParams>();

  function complete(sessionId: string, card: string): 'complete' {
    const session = sessions.get(sessionId);
    if (!session) throw new Error(`There is no session ${sessionId}.`);
    waiting.delete(sessionId);
    if (session.mode === 'setup') {
      const setup = stripeObject('setup_intent', {
        id: next('seti'),
        status: 'succeeded',
        customer: session.customer,
        payment_method: store(card, String(session.customer)),
        last_setup_error: null,
        next_action: null,
      });
      setups.set(setup.id, setup);
      const done = update(sessions, session, { status: 'complete', setup_intent: setup.id, url: null });
      emit('checkout.session.completed', done);
      return 'complete';
    }
    succeed(intentOf(session), card);
    const paid = sessions.get(sessionId) ?? session;
    const done = update(sessions, paid, {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      // The buyer's location is known after the payment.
      ...(paid.automatic_tax.enabled && {
        automatic_tax: { ...paid.automatic_tax, status: 'complete' },
        total_details: totalDetails(containedTax(paid.amount_total ?? 0)),
      }),
    });
    emit('checkout.session.completed', done);
    return 'complete';
  }

  return {
    sessions,
    intents,
    taken,
    givenBack,
    createSession: (params) => {
      const mode = params.get('mode') === 'setup' ? 'setup' : 'payment';
      const expiresAt = Number(params.get('expires_at') ?? seconds() + 86_400);
      if (mode === 'payment' && (expiresAt < seconds() + 1_800 || expiresAt > seconds() + 86_400)) {
        return refusal('parameter_invalid', 'expires_at must be between 30 minutes and 24 hours from now.');
      }
      const amount = amountIn(params);
      if (mode === 'payment' && amount < 50) return refusal('amount_too_small', 'The amount is too small.');
      const customer = params.get('customer');
      if (customer !== null && !customers.has(customer)) return refusal('resource_missing', 'No such customer.');
      const id = next('cs_test');
      const session = stripeObject('checkout.session', {
        id,
        mode,
        status: 'open',
        payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
        url: `${pageBase.origin}/c/pay/${id}`,
        amount_subtotal: amount,
        amount_total: amount,
        automatic_tax: calculatesTax(params) ? TAX_TO_BE_FOUND : NO_AUTOMATIC_TAX,
        total_details: totalDetails(0),
        currency: params.get('currency') ?? params.get('line_items[0][price_data][currency]'),
        client_reference_id: params.get('client_reference_id'),
        customer,
        customer_email: params.get('customer_email'),
        metadata: metadataIn(params, 'metadata'),
        payment_intent: null,
        setup_intent: null,
        expires_at: expiresAt,
        created: seconds(),
        success_url: params.get('success_url'),
        cancel_url: params.get('cancel_url'),
      });
      sessions.set(id, session);
      paramsOf.set(id, params);
      return ok(session);
    },
    readSession: (id, expand) => {
      const session = current(id);
      if (!session) return refusal('resource_missing', 'No such session.', 404);
      const setup = expand.includes('setup_intent') ? setups.get(String(session.setup_intent)) : undefined;
      return ok(setup ? { ...session, setup_intent: setup } : session);
    },
    expireSession: (id) => {
      const session = current(id);
      if (!session) return refusal('resource_missing', 'No such session.', 404);
      if (session.status !== 'open') return refusal('session_not_open', 'Only open sessions can be expired.');
      return ok(expired(session));
    },
    createIntent: (params) => {
      const customer = params.get('customer');
      if (customer !== null && !customers.has(customer)) return refusal('resource_missing', 'No such customer.');
      const intent = stripeObject('payment_intent', {
        id: next('pi'),
        amount: Number(params.get('amount')),
        currency: params.get('currency') ?? '',
        status: 'requires_payment_method',
        customer,
        payment_method: null,
        last_payment_error: null,
        next_action: null,
        metadata: metadataIn(params, 'metadata'),
      });
      intents.set(intent.id, intent);
      return ok(intent);
    },
    readIntent: (id, expand) => {
      const intent = intents.get(id);
      if (!intent) return refusal('resource_missing', 'No such payment_intent.', 404);
      const charge = expand.includes('latest_charge') ? charges.get(String(intent.latest_charge)) : undefined;
      return ok(charge ? { ...intent, latest_charge: charge } : intent);
    },
    confirmIntent: (id, params) => {
      const intent = intents.get(id);
      if (!intent) return refusal('resource_missing', 'No such payment_intent.', 404);
      if (intent.status !== 'requires_payment_method') {
        return refusal('payment_intent_unexpected_state', `Its status is ${intent.status}.`);
      }
      const card = stored.get(params.get('payment_method') ?? '');
      if (!card || card.customer !== intent.customer || params.get('off_session') !== 'true') {
        return refusal('resource_missing', 'No such payment method.');
      }
      const tried = update(intents, intent, { payment_method: params.get('payment_method') });
      if (card.card === 'pm_card_visa') return ok(succeed(tried, card.card));
      const declined = decline(
        tried,
        card.card === 'pm_card_authenticationRequired' ? 'authentication_required' : 'card_declined',
      );
      return { status: 402, body: { error: { ...declined.last_payment_error, payment_intent: declined } } };
    },
    cancelIntent: (id) => {
      const intent = intents.get(id);
      if (!intent) return refusal('resource_missing', 'No such payment_intent.', 404);
      if (intent.status === 'succeeded' || intent.status === 'canceled') {
        return refusal('payment_intent_unexpected_state', `Its status is ${intent.status}.`);
      }
      return ok(update(intents, intent, { status: 'canceled' }));
    },
    createRefund: (params) => {
      const intent = intents.get(params.get('payment_intent') ?? '');
      const charge = intent && charges.get(String(intent.latest_charge));
      if (!charge) return refusal('resource_missing', 'No such payment_intent.');
      if (charge.disputed) return refusal('charge_disputed', 'The charge was disputed.');
      const amount = Number(params.get('amount') ?? charge.amount - charge.amount_refunded);
      if (amount > charge.amount - charge.amount_refunded) return refusal('charge_already_refunded', 'Too much.');
      return ok(refund(charge, amount));
    },
    listDisputes: (paymentIntent) =>
      ok({
        object: 'list',
        url: '/v1/disputes',
        has_more: false,
        data: [...disputes.values()].filter((dispute) => dispute.payment_intent === paymentIntent).reverse(),
      }),
    payOnPage: (sessionId, card) => {
      const session = current(sessionId);
      if (session?.status !== 'open') return 'closed';
      if (card === 'pm_card_visa' || card === 'pm_card_chargeCustomerFail') return complete(sessionId, card);
      if (card === 'pm_card_authenticationRequired') {
        waiting.set(sessionId, card);
        return 'step';
      }
      if (session.mode === 'payment') decline(intentOf(session), 'card_declined');
      return 'declined';
    },
    answerBank: (sessionId, approves) => {
      const session = current(sessionId);
      const card = waiting.get(sessionId);
      if (session?.status !== 'open' || card === undefined) return 'closed';
      if (approves) return complete(sessionId, card);
      waiting.delete(sessionId);
      if (session.mode === 'payment') decline(intentOf(session), 'card_declined');
      return 'declined';
    },
    refundInDashboard: (intentId, amount) => {
      const charge = charges.get(String(intents.get(intentId)?.latest_charge));
      if (!charge) throw new Error(`${intentId} was not paid.`);
      refund(charge, amount ?? charge.amount - charge.amount_refunded);
    },
    openDispute: (intentId) => {
      const charge = charges.get(String(intents.get(intentId)?.latest_charge));
      if (!charge) throw new Error(`${intentId} was not paid.`);
      update(charges, charge, { disputed: true });
      const dispute = stripeObject('dispute', {
        id: next('dp'),
        amount: charge.amount,
        charge: charge.id,
        currency: charge.currency,
        payment_intent: intentId,
        status: 'needs_response',
      });
      disputes.set(dispute.id, dispute);
      emit('charge.dispute.created', dispute);
    },
    closeDispute: (intentId, status) => {
      const open = [...disputes.values()].find((dispute) => dispute.payment_intent === intentId);
      if (!open) throw new Error(`${intentId} is not disputed.`);
      emit('charge.dispute.closed', update(disputes, open, { status }));
    },
  };

  function refund(charge: Stripe.Charge, amount: number): Stripe.Refund {
    givenBack.push(amount);
    update(charges, charge, { amount_refunded: charge.amount_refunded + amount });
    const made = stripeObject('refund', {
      id: next('re'),
      amount,
      charge: charge.id,
      currency: charge.currency,
      payment_intent: charge.payment_intent,
      status: 'succeeded',
    });
    emit('refund.created', made);
    return made;
  }
}

/** Base URL of the hosted pages; known once the fake is listening. */
export const pageBase = { origin: 'http://stripe.test' };

function ok(body: object): StripeAnswer {
  return { status: 200, body };
}

function refusal(code: string, message: string, status = 400): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}

const NO_AUTOMATIC_TAX: Stripe.Checkout.Session.AutomaticTax = {
  enabled: false,
  liability: null,
  provider: null,
  status: null,
};
const TAX_TO_BE_FOUND: Stripe.Checkout.Session.AutomaticTax = {
  enabled: true,
  liability: { type: 'self' },
  provider: 'stripe',
  status: 'requires_location_inputs',
};
/** The tax rate of the fake in percent, for every location. */
const TAX_PERCENT = 10;

function calculatesTax(params: URLSearchParams): boolean {
  return params.get('automatic_tax[enabled]') === 'true';
}

/** Prices include their tax: `tax_behavior` is `inclusive`. */
function containedTax(amount: number): number {
  return Math.round((amount * TAX_PERCENT) / (100 + TAX_PERCENT));
}

function totalDetails(amountTax: number): Stripe.Checkout.Session.TotalDetails {
  return { amount_discount: 0, amount_shipping: 0, amount_tax: amountTax };
}

function metadataIn(params: URLSearchParams, prefix: string): Stripe.Metadata {
  const entries = [...params].filter(([name]) => name.startsWith(`${prefix}[`));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]));
}

function amountIn(params: URLSearchParams): number {
  let sum = 0;
  for (const [name, value] of params) {
    const line = /^line_items\[(\d+)\]\[price_data\]\[unit_amount\]$/.exec(name);
    if (line) sum += Number(value) * Number(params.get(`line_items[${line[1]}][quantity]`) ?? 1);
  }
  return sum;
}
