import { isInEea } from '#core/billing/consumer-law.ts';
import { COUNTRY_CODES } from '#core/billing/countries.ts';
import type { CartQuote } from '#core/billing/quote-cart.ts';
import type { PlaceOrderError } from '#core/checkout/place-order.ts';
import { hasEmailForm } from '#core/person/email-address.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import type { Checkout } from './load-checkout.ts';

/** The values a buyer has typed, to be shown again. */
export interface TypedCheckout {
  readonly email: string;
  readonly country: string;
  readonly coupon: string;
  readonly gateway: string;
  /** Whether the buyer consents to immediate delivery. */
  readonly delivery: boolean;
  readonly consent: boolean;
}

/** An error in a field. */
type CheckoutFieldProblem =
  | 'email-missing'
  | 'email-invalid'
  | 'country-missing'
  | 'gateway-missing'
  | 'delivery-missing'
  | 'consent-missing'
  | 'coupon-not-valid';

/** Why the order was not placed, apart from field errors. Nothing was charged in any case. */
export type CheckoutFailure =
  | {
      readonly code:
        | 'declined'
        | 'price-changed'
        | 'coupon-refused'
        | 'too-many-attempts'
        | 'plan-refused'
        | 'not-deliverable-report'
        | 'not-deliverable-sticker'
        | 'already-subscribed'
        | 'unavailable';
    }
  | { readonly code: 'not-charged'; readonly error: CallError };

/** The checkout's response if the order was not placed. */
export interface CheckoutAnswer {
  readonly typed: TypedCheckout;
  readonly quote: CartQuote;
  readonly fields: Readonly<Partial<Record<keyof TypedCheckout, CheckoutFieldProblem>>>;
  readonly failure: CheckoutFailure | null;
}

/** Returns the values a buyer has typed. With a single gateway, there is no choice. */
export function typedIn(form: FormData, { accountEmail, gateways }: Checkout): TypedCheckout {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [only, ...others] = gateways;
  return {
    email: accountEmail ?? text('email'),
    country: text('country'),
    coupon: form.get('intent') === 'remove-coupon' ? '' : text('coupon'),
    gateway: only !== undefined && others.length === 0 ? only.name : text('gateway'),
    delivery: form.get('delivery') !== null,
    consent: form.get('consent') !== null,
  };
}

/** Returns the errors in the fields of an order. */
export function problemsOf(
  { email, country, gateway, delivery, consent }: TypedCheckout,
  { gateways, deliversAtOnce }: Checkout,
): CheckoutAnswer['fields'] {
  const isKnown = COUNTRY_CODES.includes(country);
  return {
    ...(email === ''
      ? { email: 'email-missing' as const }
      : !hasEmailForm(email) && { email: 'email-invalid' as const }),
    ...(!isKnown && { country: 'country-missing' as const }),
    ...(!gateways.some(({ name }) => name === gateway) && { gateway: 'gateway-missing' as const }),
    ...(deliversAtOnce && isInEea(country) && !delivery && { delivery: 'delivery-missing' as const }),
    ...(!consent && { consent: 'consent-missing' as const }),
  };
}

/** A refused order as shown in the form: a field error, or a general failure. */
type ShownRefusal = Pick<CheckoutAnswer, 'fields' | 'failure'>;

/** Returns why an order was not placed, as a form error. */
export function failureOfOrder(error: PlaceOrderError): ShownRefusal {
  switch (error.code) {
    case 'price-changed':
    case 'coupon-refused':
    case 'already-subscribed':
      return shown({ code: error.code });
    case 'not-deliverable':
      return shown({ code: `not-deliverable-${error.kind}` });
    case 'declined':
    case 'expired':
      return shown({ code: 'declined' });
    case 'too-many-declines':
    case 'too-many-requests':
      return shown({ code: 'too-many-attempts' });
    // No money moves before the payment page, so a lost response does no harm.
    case 'server-failed':
    case 'unreachable':
    case 'timed-out':
    case 'unreadable-answer':
      return shown({ code: 'unavailable' });
    case 'refused':
      return ofFields(error);
    default:
      return shown({ code: 'not-charged', error });
  }
}

function ofFields(error: Extract<PlaceOrderError, { code: 'refused' }>): ShownRefusal {
  if ('cart_plan' in error.fields) return shown({ code: 'plan-refused' });
  if ('immediate_delivery' in error.fields) return { fields: { delivery: 'delivery-missing' }, failure: null };
  if ('email' in error.fields) return { fields: { email: 'email-invalid' }, failure: null };
  if ('country' in error.fields) return { fields: { country: 'country-missing' }, failure: null };
  return shown({ code: 'not-charged', error });
}

function shown(failure: CheckoutFailure): ShownRefusal {
  return { fields: {}, failure };
}
