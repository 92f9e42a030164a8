import { isInEea } from '#core/billing/consumer-law.ts';
import { COUNTRY_CODES } from '#core/billing/countries.ts';
import { hasEmailForm } from '#core/person/email-address.ts';
import type { CheckoutAnswer, TypedCheckout } from './checkout-answer.ts';
import type { Checkout } from './load-checkout.ts';

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
