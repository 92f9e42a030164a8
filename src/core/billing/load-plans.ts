import type { CallOptions } from '#ports/call-options.ts';
import type { PlanCalls } from '#ports/plan-gateway.ts';
import { type Plans, planAudience, plansByKind } from './plan.ts';

/** Loads the plans on offer, one list per kind of credit; `null` if they are unavailable. */
export type LoadPlans = (buyer: { readonly isDealer: boolean }, options?: CallOptions) => Promise<Plans | null>;

/**
 * Creates the use case that loads the report plans.
 *
 * Source: specification, sections 6 to 8 (CRD-04).
 *
 * @example
 * const offered = await createLoadVhrPlans({ plans })({ isDealer: false });
 * showMessage(`${offered?.vhr.length ?? 0} plans`);
 */
export function createLoadVhrPlans({ plans }: PlanCalls<'vhrPlans'>): LoadPlans {
  return (buyer, options) =>
    plans.vhrPlans(planAudience(buyer), options).match<Plans | null, null>(plansByKind, () => null);
}

/**
 * Creates the use case that loads the window sticker plans.
 *
 * Source: specification, sections 6 to 8 (CRD-04).
 *
 * @example
 * const offered = await createLoadStickerPlans({ plans })({ isDealer: true });
 * showMessage(`${offered?.sticker.length ?? 0} plans`);
 */
export function createLoadStickerPlans({ plans }: PlanCalls<'stickerPlans'>): LoadPlans {
  return (buyer, options) =>
    plans.stickerPlans(planAudience(buyer), options).match<Plans | null, null>(plansByKind, () => null);
}
