import { redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import type { CartLine } from '#core/billing/quote-cart.ts';
import type { OfferedGateway } from '#core/billing/site-offer.ts';
import { deliveredKinds } from '#core/delivery/delivered-kinds.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { type StoredOrder, storedOrders } from '#ui/app/answers/orders-cookie.ts';
import { checkoutPath, donePath } from '#ui/app/paths/checkout-path.ts';
import { loadOffer } from './load-offer.ts';

const MAX_LINES = 2;
const MAX_COUPON_LENGTH = 64;
const CART = /^[\w-]{16,64}$/;

/** The order that a checkout URL describes. */
export interface Checkout {
  /** The cart ID, which is the same each time the page is loaded. */
  readonly cart: string;
  readonly vin: string | null;
  readonly lines: readonly CartLine[];
  /** Whether a line delivers a document immediately after payment. */
  readonly deliversAtOnce: boolean;
  /** The coupon code in the URL, or empty if there is none. */
  readonly couponCode: string;
  /** The country in the URL (ISO 3166-1 alpha-2), or empty if there is none. */
  readonly country: string;
  readonly gateways: readonly OfferedGateway[];
  /** The signed-in person's email address. */
  readonly accountEmail: string | null;
  /** The unpaid order that this cart was submitted as before, with its email address. */
  readonly earlier: (StoredOrder & { readonly email: string }) | null;
}

/**
 * Returns the order that the URL describes, or `null` if the offer can't be loaded. The cart ID is in the URL, so that
 * it survives a reload and the way back from the payment page. A visitor without one gets a new one.
 */
export async function loadCheckout(container: VinportContainer, request: Request): Promise<Checkout | null> {
  const { searchParams } = new URL(request.url);
  const cart = searchParams.get('cart') ?? '';
  const codes = [...new Set(searchParams.getAll('plan'))].slice(0, MAX_LINES);
  const couponCode = (searchParams.get('coupon') ?? '').slice(0, MAX_COUPON_LENGTH);
  if (!CART.test(cart)) {
    const { ids } = container.get('world');
    const coupon = couponCode === '' ? {} : { coupon: couponCode };
    throw redirect(checkoutPath(codes, searchParams.get('vin'), { ...coupon, cart: ids.next() }));
  }
  const [earlier, account] = await Promise.all([
    orderedBefore(container, request, cart),
    signedInAs(container, request.signal),
  ]);
  const isDealer = account?.kind === 'dealer';
  const offer = await loadOffer(container, { isDealer }, request.signal);
  if (offer === null) return null;
  const known = await withOther(container, { isDealer, codes, plans: offer.plans, signal: request.signal });
  const vin = readVin(searchParams.get('vin') ?? '').match(
    ({ value }) => value,
    () => null,
  );
  const lines = codes.flatMap((code) => known.find(({ plan }) => plan.code === code) ?? []);
  return {
    cart,
    vin,
    lines,
    deliversAtOnce: lines.some(({ plan }) => deliveredKinds({ plan, vin }).length > 0),
    couponCode,
    country: /^[A-Z]{2}$/.exec(searchParams.get('country') ?? '')?.[0] ?? '',
    gateways: offer.gateways,
    accountEmail: account?.email ?? null,
    earlier,
  };
}

/** A dealer can arrive with a plan for users, and a signed-out visitor with one for dealers. */
async function withOther(
  container: VinportContainer,
  cart: {
    readonly isDealer: boolean;
    readonly codes: readonly string[];
    readonly plans: readonly CartLine[];
    readonly signal: AbortSignal;
  },
): Promise<readonly CartLine[]> {
  const { isDealer, codes, plans, signal } = cart;
  if (codes.every((code) => plans.some(({ plan }) => plan.code === code))) return plans;
  const other = await loadOffer(container, { isDealer: !isDealer }, signal);
  return [...plans, ...(other?.plans ?? [])];
}

async function signedInAs(container: VinportContainer, signal: AbortSignal) {
  if (container.get('world').cookies.get('token') === null) return null;
  const account = await container.get('loadAccount')({ signal });
  return account.map(({ user }) => user).unwrapOr(null);
}

/**
 * Returns the unpaid order that this cart was submitted as before. If that order is already paid, redirects the buyer
 * to it, so that going back in the browser never pays twice.
 */
async function orderedBefore(
  container: VinportContainer,
  request: Request,
  cart: string,
): Promise<(StoredOrder & { readonly email: string }) | null> {
  const stored = storedOrders(request).find((order) => order.cart === cart);
  if (stored === undefined) return null;
  const standing = await container.get('settlePayment')(stored.words, { signal: request.signal });
  if (standing.isErr()) return null;
  const { kind, order } = standing.value;
  if (kind === 'paid') throw redirect(donePath(order.number), 303);
  return { ...stored, email: order.email };
}
