import type { Money } from '../../../src/core/billing/money.ts';

/**
 * An amount as a sticker prints it; what is not known is said so and never printed as 0. Dollars bear their sign, all
 * other money its code, for a sign such as `¥` belongs to several currencies.
 *
 * @example
 * moneyText({ amount: 2150000, currency: 'USD' }); // '$21,500.00'
 * moneyText(null); // 'Not known'
 */
export function moneyText(money: Money | null): string {
  if (money === null) return 'Not known';
  const { amount, currency } = money;
  const currencyDisplay = currency === 'USD' ? 'symbol' : 'code';
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
