import type { CreditKind } from './credit-ledger.ts';
import type { Plan } from './plan.ts';

/**
 * Returns the cheapest nonrenewing plan for one document of a kind; `null` if single documents are not sold, for
 * example to dealers. A plan for a document of either kind is eligible too.
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
 * Returns the cheapest nonrenewing plan for one report and one window sticker together; `null` if none is sold.
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
