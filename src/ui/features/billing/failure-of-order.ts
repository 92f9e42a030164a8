import type { PlaceOrderError } from '#core/checkout/place-order.ts';
import type { CheckoutAnswer, CheckoutFailure } from './checkout-answer.ts';

/** A refused order as shown in the form: a field error, or a general failure. */
export type ShownRefusal = Pick<CheckoutAnswer, 'fields' | 'failure'>;

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
