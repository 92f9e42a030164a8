import { differenceOfMoney, type Money, sumOfMoney } from '../billing/money.ts';
import type { StickerContent } from './sticker.ts';

/** A sum on a sticker that does not match its parts. */
export interface StickerDifference {
  /** `options` is the sum of the priced options, `total` the sum of base price, options and transport. */
  readonly sum: 'options' | 'total';
  readonly stated: Money;
  readonly computed: Money;
  /** The stated sum minus the computed sum: positive if the sticker states too much. */
  readonly difference: Money;
}

/**
 * The result of recomputing a sticker. `incomplete` if no difference was found, but not every sum could be computed
 * because a price is unknown or in another currency.
 */
export interface StickerArithmetic {
  readonly verdict: 'agrees' | 'differs' | 'incomplete';
  readonly differences: readonly StickerDifference[];
}

/**
 * Recomputes a sticker: base price, options and transport must add up to the total, and the priced options to the
 * options sum. Differences are reported and never corrected, because the numbers on a sticker are quotations.
 *
 * Source: 15 USC 1232(f).
 *
 * @example
 * const usd = (amount: number) => ({ amount, currency: 'USD' });
 * const prices = { base: usd(2150000), options: usd(0), destination: usd(106000), total: usd(2256000) };
 * stickerArithmetic({ prices, packages: [] }).verdict; // 'agrees'
 */
export function stickerArithmetic({
  prices,
  packages,
}: Pick<StickerContent, 'prices' | 'packages'>): StickerArithmetic {
  const items = packages.flatMap((section) => section.items);
  const nothing = prices.options && { amount: 0, currency: prices.options.currency };
  const checks = [
    check('options', prices.options, items.length === 0 ? nothing : sumOfMoney(items.map(({ price }) => price))),
    check('total', prices.total, sumOfMoney([prices.base, prices.options, prices.destination])),
  ];
  const differences = checks.filter((result) => typeof result === 'object');
  if (differences.length > 0) return { verdict: 'differs', differences };
  return { verdict: checks.includes('unknown') ? 'incomplete' : 'agrees', differences };
}

function check(
  sum: StickerDifference['sum'],
  stated: Money | null,
  computed: Money | null,
): StickerDifference | 'agrees' | 'unknown' {
  const difference = differenceOfMoney(stated, computed);
  if (stated === null || computed === null || difference === null) return 'unknown';
  return difference.amount === 0 ? 'agrees' : { sum, stated, computed, difference };
}
