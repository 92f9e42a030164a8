import type { CreditKind } from './credit-ledger.ts';
import type { Plan } from './plan.ts';

/**
 * The plan that buys one document of a kind, once, for the least money; `null` where none is sold by itself, as to
 * dealers. A plan for a document of either kind serves as well.
 *
 * @example
 * const priceOfOne = (plans: readonly Plan[]) => singlePurchase(plans, 'vhr')?.price ?? null;
 */
export function singlePurchase(plans: readonly Plan[], kind: Exclude<CreditKind, 'global'>): Plan | null {
  let cheapest: Plan | null = null;
  for (const plan of plans) {
    if (plan.bundle !== null || plan.renewal !== 'once' || plan.documents !== 1) continue;
    if (plan.kind !== kind && plan.kind !== 'global') continue;
    if (cheapest === null || plan.price.amount < cheapest.price.amount) cheapest = plan;
  }
  return cheapest;
}

/**
 * The plan that buys one report and one window sticker together, once, for the least money; `null` where none is sold.
 *
 * @example
 * const priceOfBoth = (plans: readonly Plan[]) => bundlePurchase(plans)?.price ?? null;
 */
export function bundlePurchase(plans: readonly Plan[]): Plan | null {
  let cheapest: Plan | null = null;
  for (const plan of plans) {
    if (plan.renewal !== 'once' || plan.bundle?.vhr !== 1 || plan.bundle.sticker !== 1) continue;
    if (cheapest === null || plan.price.amount < cheapest.price.amount) cheapest = plan;
  }
  return cheapest;
}
