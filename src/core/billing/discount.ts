import type { Money } from './money.ts';
import type { PurchaseType } from './purchase.ts';

/** A discount: a percentage from 0 to 100, or an amount. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money };

/**
 * The input for checking whether a code is valid for a cart. Source: specification, section 7, endpoint map (CRD-10).
 */
export interface DiscountQuestion {
  readonly code: string;
  readonly type: PurchaseType;
  /** The code of the plan in the cart. */
  readonly planCode: string;
  /** The buyer's address; empty until it is available. */
  readonly email: string;
  /** The signed token of an unpaid order that the cart replaces. That order's use of the code does not count. */
  readonly replaces?: string | null;
}

/**
 * Returns the discounted price, which is never below zero. Fractions of a minor unit are rounded in the buyer's favor.
 * An amount in another currency has no effect.
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

/** The contents of a cart that determine its price. */
export interface PricedCart {
  /** The unit price. */
  readonly price: Money;
  /** The quantity; an integer of at least 1. */
  readonly quantity: number;
  readonly discount: Discount | null;
}

/**
 * Returns the price of a cart. The discount is applied to the total, not to each unit.
 *
 * Source: specification, section 7 (CRD-05, CRD-10).
 *
 * @example
 * cartPrice({ price: { amount: 1499, currency: 'USD' }, quantity: 2, discount: null }).amount; // 2998
 */
export function cartPrice({ price, quantity, discount }: PricedCart): Money {
  const whole = { amount: price.amount * quantity, currency: price.currency };
  return discount === null ? whole : discountedPrice(whole, discount);
}
