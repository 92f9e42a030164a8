import { redirect } from 'react-router';
import type { VinportContainer } from '#composition/create-container.ts';
import type { CartLine } from '#core/billing/quote-cart.ts';
import type { OfferedGateway } from '#core/billing/site-offer.ts';
import { deliveredKinds } from '#core/delivery/delivered-kinds.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { StoredOrder } from '#ui/app/answers/orders-cookie.ts';
import { checkoutPath } from '#ui/app/paths/checkout-path.ts';
import { orderedBefore } from './earlier-order.ts';
import { loadOffer } from './load-offer.ts';

const MAX_LINES = 2;
const MAX_COUPON_LENGTH = 64;
const CART = /^[\w-]{16,64}$/;

/** What can be ordered at an address of the checkout. */
export interface Checkout {
  /** Names the cart however often the page is loaded. */
  readonly cart: string;
  readonly vin: string | null;
  readonly lines: readonly CartLine[];
  /** Whether a line delivers a document as soon as it is paid. */
  readonly deliversAtOnce: boolean;
  /** Named in the address; empty without one. */
  readonly couponCode: string;
  /** ISO 3166-1 alpha-2, as the address names it; empty without one. */
  readonly country: string;
  readonly gateways: readonly OfferedGateway[];
  /** Of the person who is signed in. */
  readonly accountEmail: string | null;
  /** The unpaid order that this cart was sent as before, with the address it was for. */
  readonly earlier: (StoredOrder & { readonly email: string }) | null;
}

/**
 * Reads what can be ordered from the address. The cart is named in the address, so that it outlives a reload and the way
 * back from the payment page; a visitor who comes without one is given one. `null` where the offer cannot be loaded.
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

/** A dealer may come with a plan for users, and a visitor who is not signed in with one for dealers. */
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
