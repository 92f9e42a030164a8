import type { Money } from '#core/billing/money.ts';

/** What the form shows as total and sends back: whoever pays has seen the price they pay. */
export function totalText(total: Money | null): string {
  return total === null ? '' : `${total.amount} ${total.currency}`;
}
