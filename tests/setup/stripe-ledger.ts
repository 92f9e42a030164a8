/** An answer of the stand-in for Stripe. */
export interface StripeAnswer {
  readonly status: number;
  readonly body: object;
}

/** What the stand-in knows of a payment, under Stripe's names. */
interface StandInPayment {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly customer: string | null;
  readonly setup_future_usage: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  payment_method: string | null;
  last_payment_error: { readonly type: 'card_error'; readonly code: string } | null;
}

/** The books behind the stand-in: payments, customers, and the money that has moved. */
export interface StripeLedger {
  handle(method: string, url: string, fields: URLSearchParams): StripeAnswer;
  payment(id: string): StandInPayment;
  /** Every sum that was taken from somebody, in minor units. */
  readonly taken: readonly number[];
  /** How often a card was tried. */
  timesTried(): number;
  /** Takes the second step, as the person does with their bank. */
  takeStep(id: string, decision: 'approve' | 'refuse'): void;
}

const CARDS = ['pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired'];

/** Makes empty books. */
export function createStripeLedger(): StripeLedger {
  const payments = new Map<string, StandInPayment>();
  const customers = new Set<string>();
  /** The means of payment that are kept, the card behind each, and whose they are. */
  const kept = new Map<string, { readonly card: string; readonly customer: string }>();
  const taken: number[] = [];
  let tried = 0;

  function create(fields: URLSearchParams): StripeAnswer {
    const amount = Number(fields.get('amount'));
    if (!Number.isSafeInteger(amount) || amount < 50) return refusal('amount_too_small');
    const customer = fields.get('customer');
    if (customer !== null && !customers.has(customer)) return refusal('resource_missing');
    const id = `pi_${payments.size + 1}`;
    payments.set(id, {
      id,
      object: 'payment_intent',
      amount,
      currency: fields.get('currency') ?? '',
      client_secret: `${id}_secret`,
      customer,
      setup_future_usage: fields.get('setup_future_usage'),
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: null,
    });
    return { status: 200, body: snapshot(id) };
  }

  function confirm(payment: StandInPayment, fields: URLSearchParams): StripeAnswer {
    if (payment.status !== 'requires_payment_method') return refusal('payment_intent_unexpected_state');
    const method = fields.get('payment_method') ?? '';
    const card = kept.get(method)?.card ?? method;
    const isTheirs = !kept.has(method) || kept.get(method)?.customer === payment.customer;
    if (!CARDS.includes(card) || !isTheirs) return refusal('resource_missing');
    const isAlone = fields.get('off_session') === 'true';
    if (isAlone && !kept.has(method)) return refusal('parameter_invalid');
    payment.payment_method = method;
    tried += 1;
    if (card === 'pm_card_chargeDeclined') return decline(payment, 'card_declined');
    if (card === 'pm_card_visa') return succeed(payment, card);
    if (isAlone) return decline(payment, 'authentication_required');
    payment.status = 'requires_action';
    return { status: 200, body: snapshot(payment.id) };
  }

  function succeed(payment: StandInPayment, card: string): StripeAnswer {
    payment.status = 'succeeded';
    payment.last_payment_error = null;
    taken.push(payment.amount);
    if (payment.customer !== null && payment.setup_future_usage === 'off_session') {
      payment.payment_method = `pm_kept_${kept.size + 1}`;
      kept.set(payment.payment_method, { card, customer: payment.customer });
    }
    return { status: 200, body: snapshot(payment.id) };
  }

  function decline(payment: StandInPayment, code: string): StripeAnswer {
    payment.status = 'requires_payment_method';
    payment.payment_method = null;
    payment.last_payment_error = { type: 'card_error', code };
    const error = { type: 'card_error', code, message: 'The card was declined.', payment_intent: snapshot(payment.id) };
    return { status: 402, body: { error } };
  }

  function cancel(payment: StandInPayment): StripeAnswer {
    if (payment.status === 'succeeded' || payment.status === 'canceled')
      return refusal('payment_intent_unexpected_state');
    payment.status = 'canceled';
    return { status: 200, body: snapshot(payment.id) };
  }

  function paymentOf(id: string): StandInPayment {
    const payment = payments.get(id);
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  }

  /** An answer tells how it was then; later changes do not reach into it. */
  function snapshot(id: string): StandInPayment {
    return { ...paymentOf(id) };
  }

  return {
    taken,
    timesTried: () => tried,
    payment: snapshot,
    takeStep: (id, decision) => {
      const payment = paymentOf(id);
      if (payment.status !== 'requires_action') throw new Error(`There is no step to take for ${id}.`);
      if (decision === 'approve') succeed(payment, payment.payment_method ?? '');
      else decline(payment, 'payment_intent_authentication_failure');
    },
    handle: (_method, url, fields) => {
      const [, , resource, id, action] = new URL(url, 'http://stripe.test').pathname.split('/');
      if (resource === 'customers') {
        const customer = `cus_${customers.size + 1}`;
        customers.add(customer);
        return { status: 200, body: { id: customer, object: 'customer' } };
      }
      if (id === undefined) return create(fields);
      const payment = payments.get(id);
      if (!payment) return refusal('resource_missing', 404);
      if (action === 'confirm') return confirm(payment, fields);
      return action === 'cancel' ? cancel(payment) : { status: 200, body: snapshot(id) };
    },
  };
}

function refusal(code: string, status = 400): StripeAnswer {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } };
}
