import type { Money } from './money.ts';
import type { PurchaseType } from './purchase.ts';

/** What is taken off a price: a share of it, in percent from 0 to 100, or an amount. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money };

/** Asks whether a code holds for what is in the cart. Source: specification, section 7, endpoint map (CRD-10). */
export interface DiscountQuestion {
  readonly code: string;
  readonly type: PurchaseType;
  /** The code of the plan in the cart. */
  readonly planCode: string;
  /** The buyer's address; empty while it is not known. */
  readonly email: string;
  /** The signed words of an unpaid order that the cart replaces; its use of the code doesn't count. */
  readonly replaces?: string | null;
}

/**
 * The price with a discount taken off, never below zero. A part of a minor unit is rounded in the buyer's favour. An
 * amount in another currency takes nothing off.
 *
 * @example
 * discountedPrice({ amount: 1999, currency: 'USD' }, { kind: 'percent', percent: 10 }).amount; // 1799
 */
export function discountedPrice(price: Money, discount: Discount): Money {
  const left = Math.max(0, price.amount - amountOff(price, discount));
  return { amount: left, currency: price.currency };
}

function amountOff(price: Money, discount: Discount): number {
  if (discount.kind === 'percent') return Math.ceil((price.amount * discount.percent) / 100);
  return discount.amount.currency === price.currency ? discount.amount.amount : 0;
}
