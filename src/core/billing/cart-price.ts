import { type Discount, discountedPrice } from './discount.ts';
import type { Money } from './money.ts';

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
