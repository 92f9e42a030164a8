import type { Plan } from '#core/billing/plan.ts';
import { usd } from './usd.ts';

/**
 * Builds a plan for one report, bought once.
 *
 * @example
 * aPlan({ kind: 'global', documents: 5 });
 */
export function aPlan(changes: Partial<Plan> = {}): Plan {
  return {
    code: 'vhr-1',
    name: 'One vehicle history report',
    kind: 'vhr',
    documents: 1,
    price: usd(14.99),
    renewal: 'once',
    bundle: null,
    recommended: false,
    ...changes,
  };
}
