import { data, redirect } from 'react-router';
import type { VinportContainer } from '../../../composition/create-container.ts';
import { hasEmailForm } from '../../../core/account/email-address.ts';
import { checkoutPath } from '../../checkout-path.ts';
import type { CheckoutAnswer, CheckoutFailure, TypedCheckout } from './checkout-answer.ts';
import { type Checkout, loadCheckout } from './load-checkout.ts';
import { payLines } from './pay-lines.ts';
import { quoteWithoutCoupon } from './quote-without-coupon.ts';
import { TEST_CARDS } from './test-cards.ts';
import { totalText } from './total-text.ts';

/** Where one is led to when all is paid. */
export const DONE = '/checkout/done';

/** Pays a cart, or prices it anew with a coupon; the same on the server and in the browser. */
export async function payCart(request: Request, container: VinportContainer) {
  const form = await request.formData();
  const checkout = await loadCheckout(container, request);
  if (checkout === null) throw new Response(null, { status: 502 });
  if (checkout.lines.length === 0) throw redirect(checkout.paid.length > 0 ? DONE : checkoutPath([], null), 303);
  const intent = form.get('intent');
  const typed = typedIn(form, checkout, intent === 'remove-coupon');
  const { quote, fields, failure } = await quoted(container, checkout, typed, request.signal);
  const answer: CheckoutAnswer = { typed, quote, fields, failure };
  if (intent !== 'pay' || failure !== null) return answer;
  const wrong = { ...wrongFields(typed), ...fields };
  if (Object.keys(wrong).length > 0) return data({ ...answer, fields: wrong }, { status: 422 });
  if (form.get('total') !== totalText(quote.total)) return priceIsAnother(answer, 'price-changed');
  const paid = await payLines(container, { ...checkout, ...typed, lines: quote.lines });
  if (paid !== null && 'step' in paid) throw redirect('/checkout/step', 303);
  await refreshAccount(container);
  if (paid === null) throw redirect(DONE, 303);
  const left = await loadCheckout(container, request);
  if (left !== null && left.lines.length < checkout.lines.length) throw redirect(pathOfRest(left, paid.failure), 303);
  if (paid.failure.code === 'coupon-refused' || paid.failure.code === 'price-changed') {
    const anew = await quoted(container, left ?? checkout, { ...typed, coupon: '' }, request.signal);
    return priceIsAnother({ ...answer, ...anew, typed: { ...typed, coupon: '' } }, paid.failure.code);
  }
  return { ...answer, failure: paid.failure };
}

function typedIn(form: FormData, { accountEmail }: Checkout, withoutCoupon: boolean): TypedCheckout {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    email: accountEmail ?? text('email'),
    coupon: withoutCoupon ? '' : text('coupon'),
    card: text('card'),
    consent: form.get('consent') !== null,
  };
}

function wrongFields({ email, card, consent }: TypedCheckout): CheckoutAnswer['fields'] {
  return {
    ...(email === ''
      ? { email: 'email-missing' as const }
      : !hasEmailForm(email) && { email: 'email-invalid' as const }),
    ...(!TEST_CARDS.some((known) => known === card) && { card: 'card-missing' as const }),
    ...(!consent && { consent: 'consent-missing' as const }),
  };
}

async function quoted(
  container: VinportContainer,
  { lines }: Checkout,
  { coupon, email }: TypedCheckout,
  signal: AbortSignal,
): Promise<Pick<CheckoutAnswer, 'quote' | 'fields' | 'failure'>> {
  const cart = { lines, couponCode: coupon, email: hasEmailForm(email) ? email : '' };
  const quote = await container.get('quoteCart')(cart, { signal });
  return quote.match(
    (priced) => ({ quote: priced, fields: {}, failure: null }),
    (error) => ({
      quote: quoteWithoutCoupon(lines),
      fields: error.code === 'not-valid' ? { coupon: 'coupon-not-valid' } : {},
      failure:
        error.code === 'not-valid' || error.code === 'code-missing' ? null : ({ code: 'not-charged', error } as const),
    }),
  );
}

/** Agreeing to another price is a new decision. */
function priceIsAnother(answer: CheckoutAnswer, code: 'price-changed' | 'coupon-refused'): CheckoutAnswer {
  return { ...answer, typed: { ...answer.typed, consent: false }, failure: { code } };
}

/** What is paid leaves the cart, so that whatever is chosen next cannot pay it again. */
function pathOfRest({ lines, vin, wish }: Checkout, { code }: CheckoutFailure): string {
  return checkoutPath(
    lines.map(({ plan }) => plan.code),
    vin,
    { wish, failed: code },
  );
}

/** The credits of who is signed in have changed; where that cannot be learned now, the next page learns it. */
async function refreshAccount(container: VinportContainer): Promise<void> {
  if (container.get('world').cookies.get('token') !== null) await container.get('loadAccount')();
}
