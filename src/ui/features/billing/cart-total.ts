import { type Money, sumOfMoney } from '#core/billing/money.ts';
import type { CartLine, CartQuote } from '#core/billing/quote-cart.ts';

/** Returns the price of a cart before a coupon is entered. */
export function quoteWithoutCoupon(lines: readonly CartLine[]): CartQuote {
  return {
    lines: lines.map((line) => ({ ...line, full: line.plan.price, price: line.plan.price, couponCode: '' })),
    total: sumOfMoney(lines.map(({ plan }) => plan.price)),
  };
}

/** Returns the total that the form shows and sends back, which ensures that the buyer has seen the price they pay. */
export function totalText(total: Money | null): string {
  return total === null ? '' : `${total.amount} ${total.currency}`;
}
