import { type Discount, discountedPrice } from './discount.ts';
import type { Money } from './money.ts';

/** What is in a cart, as far as its price depends on it. */
export interface PricedCart {
  /** The price of one. */
  readonly price: Money;
  /** How many are bought; a whole number from 1. */
  readonly quantity: number;
  readonly discount: Discount | null;
}

/**
 * What a cart costs: the discount is taken off the whole, not off each one.
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
