/** An amount of money in minor units of its currency: 2150000 USD is $21,500.00. Always an integer. */
export interface Money {
  readonly amount: number;
  /** The ISO 4217 code, such as `USD`. */
  readonly currency: string;
}

/**
 * Returns the sum of amounts in one currency. If a part is unknown or the currencies differ, the result is `null`.
 *
 * @example
 * sumOfMoney([{ amount: 100, currency: 'USD' }, { amount: 50, currency: 'USD' }]); // { amount: 150, currency: 'USD' }
 */
export function sumOfMoney(parts: readonly (Money | null)[]): Money | null {
  const [first] = parts;
  if (!first) return null;
  let amount = 0;
  for (const part of parts) {
    if (part === null || part.currency !== first.currency) return null;
    amount += part.amount;
  }
  return { amount, currency: first.currency };
}

/**
 * Returns the first amount minus the second. If an amount is unknown or the currencies differ, the result is `null`.
 *
 * @example
 * differenceOfMoney({ amount: 100, currency: 'USD' }, { amount: 150, currency: 'USD' }); // { amount: -50, currency: 'USD' }
 */
export function differenceOfMoney(amount: Money | null, less: Money | null): Money | null {
  if (amount === null || less === null || amount.currency !== less.currency) return null;
  return { amount: amount.amount - less.amount, currency: amount.currency };
}
