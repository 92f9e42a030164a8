import type { Plan } from './plan.ts';

/** A plan that would have cost less, and what it would have cost for the same use. */
export interface CheaperPlan {
  readonly plan: Plan;
  readonly cost: Plan['price'];
}

/**
 * The plan that would have covered what was used in one period of a subscription for the least money, if that is less
 * than the subscription costs: one of the same kind that renews as often, or one bought as often as needed; `null`
 * where the subscription is the best there is. Nobody is left on a plan that does not pay for them unknowingly.
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
