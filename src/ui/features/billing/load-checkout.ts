import { redirect } from 'react-router';
import type { VinportContainer } from '../../../composition/create-container.ts';
import { checkoutBegun, type PaidLine } from '../../../core/billing/checkout-progress.ts';
import type { CartLine } from '../../../core/billing/quote-cart.ts';
import { readVin } from '../../../core/vehicle/vin.ts';
import { checkoutPath } from '../../checkout-path.ts';
import { keepProgress, progressOf } from './checkout-progress.ts';
import { loadOffer } from './load-offer.ts';

const MOST_LINES = 2;
const LONGEST_COUPON = 64;
const WISH = /^[\w-]{16,64}$/;

/** What is to be paid at an address of the checkout. */
export interface Checkout {
  readonly wish: string;
  readonly vin: string | null;
  /** What is not paid yet. */
  readonly lines: readonly CartLine[];
  /** What was paid of the same wish before. */
  readonly paid: readonly PaidLine[];
  readonly gateways: readonly string[];
  /** Of who is signed in. */
  readonly accountEmail: string | null;
}

/**
 * Reads what is to be paid out of the address. The wish is named in the address, so that it outlives a reload, the way
 * back and a lost answer; whoever comes without one is given it. `null` where the offer cannot be had.
 */
export async function loadCheckout(container: VinportContainer, request: Request): Promise<Checkout | null> {
  const { searchParams } = new URL(request.url);
  const { cookies, ids } = container.get('world');
  const wish = searchParams.get('wish') ?? '';
  const codes = [...new Set(searchParams.getAll('plan'))].slice(0, MOST_LINES);
  if (!WISH.test(wish)) {
    const begun = checkoutBegun(ids.next());
    const couponCode = (searchParams.get('coupon') ?? '').slice(0, LONGEST_COUPON);
    // Kept, and gone from the address: whoever takes the code out again is not given it back by a reload.
    if (couponCode !== '') keepProgress(cookies, { ...begun, couponCode });
    throw redirect(checkoutPath(codes, searchParams.get('vin'), { wish: begun.wish }));
  }
  const account = await signedInAs(container, request.signal);
  const isDealer = account?.kind === 'dealer';
  const offer = await loadOffer(container, { isDealer }, request.signal);
  if (offer === null) return null;
  const known = await withOther(container, { isDealer, codes, plans: offer.plans, signal: request.signal });
  const { paid } = progressOf(cookies, wish);
  return {
    wish,
    vin: readVin(searchParams.get('vin') ?? '').match(
      ({ value }) => value,
      () => null,
    ),
    lines: codes
      .filter((code) => !paid.some(({ planCode }) => planCode === code))
      .flatMap((code) => known.find(({ plan }) => plan.code === code) ?? []),
    paid,
    gateways: offer.gateways.map(({ name }) => name),
    accountEmail: account?.email ?? null,
  };
}

/** A dealer may come with a plan for users, and somebody who is not signed in with one for dealers. */
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
