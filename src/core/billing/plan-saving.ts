import { type Money, sumOfMoney } from './money.ts';
import type { Plan } from './plan.ts';
import { singlePurchase } from './single-purchase.ts';

/** The saving of a plan over buying its documents individually. */
export interface PlanSaving {
  /** The price of the documents bought individually. */
  readonly separately: Money;
  /** The amount saved. Always above zero. */
  readonly saved: Money;
  /** The saving in whole percent, rounded down. */
  readonly percent: number;
}

/**
 * Returns the saving of a pack or bundle over the prices of single documents on offer. Returns `null` if there is no
 * saving or if its documents are not sold individually. Only actual savings are shown (PAY-10).
 *
 * @example
 * const savingText = (plan: Plan, offered: readonly Plan[]) => `${planSaving(plan, offered)?.percent ?? 0}%`;
 */
export function planSaving(plan: Plan, offered: readonly Plan[]): PlanSaving | null {
  const separately = separatePrice(plan, offered);
  if (separately === null || separately.currency !== plan.price.currency) return null;
  const amount = separately.amount - plan.price.amount;
  if (amount <= 0) return null;
  const { currency } = separately;
  return { separately, saved: { amount, currency }, percent: Math.floor((amount * 100) / separately.amount) };
}

function separatePrice({ kind, documents, bundle }: Plan, offered: readonly Plan[]): Money | null {
  const priceOf = (part: 'vhr' | 'sticker', count: number): Money | null => {
    const single = singlePurchase(offered, part)?.price;
    return single ? { amount: single.amount * count, currency: single.currency } : null;
  };
  if (bundle !== null) return sumOfMoney([priceOf('vhr', bundle.vhr), priceOf('sticker', bundle.sticker)]);
  return kind === 'global' || documents === 'unlimited' || documents === 1 ? null : priceOf(kind, documents);
}
