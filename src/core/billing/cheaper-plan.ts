import type { Plan } from './plan.ts';

/** A plan that would have cost less, and its cost for the same usage. */
export interface CheaperPlan {
  readonly plan: Plan;
  readonly cost: Plan['price'];
}

/**
 * Returns the cheapest plan that would have covered the usage of one subscription period, if it costs less than the
 * subscription; otherwise `null`. Candidates are plans of the same kind that renew at the same interval or are bought
 * as often as needed. This prevents customers from unknowingly staying on a plan that does not pay off.
 *
 * @example
 * const better = (current: Plan, offered: readonly Plan[]) => cheaperPlan(current, 2, offered)?.plan.name;
 */
export function cheaperPlan(current: Plan, used: number, offered: readonly Plan[]): CheaperPlan | null {
  let best: CheaperPlan | null = null;
  for (const plan of offered) {
    const amount = costOf(plan, current, used);
    if (amount === null || amount >= (best?.cost.amount ?? current.price.amount)) continue;
    best = { plan, cost: { amount, currency: plan.price.currency } };
  }
  return best;
}

function costOf(plan: Plan, current: Plan, used: number): number | null {
  if (plan.kind !== current.kind || plan.price.currency !== current.price.currency) return null;
  if (plan.renewal === 'once') {
    return plan.documents === 'unlimited' ? plan.price.amount : Math.ceil(used / plan.documents) * plan.price.amount;
  }
  const covers = plan.documents === 'unlimited' || plan.documents >= used;
  return plan.renewal === current.renewal && covers ? plan.price.amount : null;
}
