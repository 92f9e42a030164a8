import type { Money } from '#core/billing/money.ts';

/**
 * Builds an amount in dollars.
 *
 * @example
 * usd(460); // { amount: 46000, currency: 'USD' }
 */
export function usd(dollars: number): Money {
  return { amount: Math.round(dollars * 100), currency: 'USD' };
}
