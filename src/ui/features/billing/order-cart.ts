import { data, redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import type { CartQuote } from '#core/billing/quote-cart.ts';
import { textDigest } from '#core/checkout/order-key.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { PurchaseOutcome } from '#core/checkout/purchase-outcome.ts';
import { hasEmailForm } from '#core/person/email-address.ts';
import { orderCookie } from '#ui/app/answers/orders-cookie.ts';
import { checkoutPath, donePath } from '#ui/app/paths/checkout-path.ts';
import { quoteWithoutCoupon, totalText } from './cart-total.ts';
import { type CheckoutAnswer, failureOfOrder, problemsOf, type TypedCheckout, typedIn } from './checkout-problems.ts';
import { type Checkout, loadCheckout } from './load-checkout.ts';

/** Orders a cart and redirects to its payment page, or reprices it with a coupon. Runs only on the server. */
export async function orderCart(request: Request, container: VinportContainer) {
  const form = await request.formData();
  const checkout = await loadCheckout(container, request);
  if (checkout === null) throw new Response(null, { status: 502 });
  if (checkout.lines.length === 0) throw redirect(checkoutPath([], null), 303);
  const typed = typedIn(form, checkout);
  const { quote, fields, failure } = await quoted(container, checkout, typed, request.signal);
  const answer: CheckoutAnswer = { typed, quote, fields, failure };
  if (form.get('intent') !== 'pay' || failure !== null) return answer;
  const wrong = { ...problemsOf(typed, checkout), ...fields };
  if (Object.keys(wrong).length > 0) return data({ ...answer, fields: wrong }, { status: 422 });
  if (form.get('total') !== totalText(quote.total)) return withNewPrice(answer, 'price-changed');
  const order = await orderOf(container, checkout, { typed, quote });
  const placed = await container.get('placeOrder')(order, { cart: checkout.cart });
  if (placed.isOk()) throw redirect(nextPage(placed.value), withCookie(request, checkout, order, placed.value));
  const refusal = failureOfOrder(placed.error);
  if (refusal.failure?.code === 'coupon-refused' || refusal.failure?.code === 'price-changed') {
    const again = await quoted(container, checkout, { ...typed, coupon: '' }, request.signal);
    return withNewPrice({ ...answer, ...again, typed: { ...typed, coupon: '' } }, refusal.failure.code);
  }
  return data({ ...answer, ...refusal }, { status: refusal.failure === null ? 422 : 200 });
}

interface FilledIn {
  readonly typed: TypedCheckout;
  readonly quote: CartQuote;
}

async function orderOf(
  container: VinportContainer,
  { cart, vin, lines, earlier }: Checkout,
  { typed, quote }: FilledIn,
): Promise<OrderRequest> {
  const { email, country, coupon, gateway, delivery } = typed;
  const codes = lines.map(({ plan }) => plan.code);
  return {
    email,
    total: quote.total ?? { amount: 0, currency: 'USD' },
    couponCode: quote.lines.find(({ couponCode }) => couponCode !== '')?.couponCode ?? '',
    gateway,
    country,
    lines: lines.map(({ type, plan }) => ({ list: type, planCode: plan.code, quantity: 1, vin })),
    termsVersion: await termsVersion(container),
    immediateDelivery: delivery,
    cancelPath: checkoutPath(codes, vin, { ...(coupon !== '' && { coupon }), country, cart }),
    replaces: earlier?.words ?? null,
  };
}

function nextPage(outcome: PurchaseOutcome): string {
  return outcome.kind === 'continue' ? outcome.continueAt : donePath(outcome.order.number);
}

function withCookie(
  request: Request,
  { cart }: Checkout,
  { cancelPath: path }: OrderRequest,
  { order: { number, customData: words } }: PurchaseOutcome,
): ResponseInit {
  const headers = words === null ? {} : { 'set-cookie': orderCookie(request, { cart, number, words, path }) };
  return { status: 303, headers };
}

async function quoted(
  container: VinportContainer,
  { lines, earlier }: Checkout,
  { coupon, email }: TypedCheckout,
  signal: AbortSignal,
): Promise<Pick<CheckoutAnswer, 'quote' | 'fields' | 'failure'>> {
  const replaces = earlier?.words ?? null;
  const cart = { lines, couponCode: coupon, email: hasEmailForm(email) ? email : '', replaces };
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

/** A changed price requires new consent. */
function withNewPrice(answer: CheckoutAnswer, code: 'price-changed' | 'coupon-refused'): CheckoutAnswer {
  return { ...answer, typed: { ...answer.typed, consent: false }, failure: { code } };
}

/** Returns the version of the terms that a buyer agrees to: a digest of the page that states them. */
async function termsVersion(container: VinportContainer): Promise<string> {
  const { siteDomain: domain } = container.get('world');
  const { page } = await container.get('loadPage')({ domain, url: '/terms' });
  return page === null ? 'none' : textDigest(JSON.stringify(page));
}
