import type { CallOptions } from '#ports/call-options.ts';
import type { PlanGateway } from '#ports/plan-gateway.ts';
import { type Plans, planAudience, plansByKind } from './plan.ts';

/** Loads the plans on offer, one list per kind of credit; `null` where they cannot be had. */
export type LoadPlans = (buyer: { readonly isDealer: boolean }, options?: CallOptions) => Promise<Plans | null>;

/**
 * Makes the use case that loads the plans that bring reports.
 *
 * Source: specification, sections 6 to 8 (CRD-04).
 *
 * @example
 * const offered = await createLoadVhrPlans({ plans })({ isDealer: false });
 * showMessage(`${offered?.vhr.length ?? 0} plans`);
 */
export function createLoadVhrPlans({ plans }: { readonly plans: Pick<PlanGateway, 'vhrPlans'> }): LoadPlans {
  return (buyer, options) =>
    plans.vhrPlans(planAudience(buyer), options).match<Plans | null, null>(plansByKind, () => null);
}

/**
 * Makes the use case that loads the plans that bring window stickers.
 *
 * Source: specification, sections 6 to 8 (CRD-04).
 *
 * @example
 * const offered = await createLoadStickerPlans({ plans })({ isDealer: true });
 * showMessage(`${offered?.sticker.length ?? 0} plans`);
 */
export function createLoadStickerPlans({ plans }: { readonly plans: Pick<PlanGateway, 'stickerPlans'> }): LoadPlans {
  return (buyer, options) =>
    plans.stickerPlans(planAudience(buyer), options).match<Plans | null, null>(plansByKind, () => null);
}
