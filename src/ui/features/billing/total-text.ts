import type { Money } from '#core/billing/money.ts';

/** Returns the total that the form shows and sends back, which ensures that the buyer has seen the price they pay. */
export function totalText(total: Money | null): string {
  return total === null ? '' : `${total.amount} ${total.currency}`;
}
