import { planCalls } from '#contract/billing/plan.ts';
import type { PlanGateway } from '#ports/plan-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway that requests the available plans from the origin.
 *
 * Source: specification, section 7, "Plans and purchase" (CRD-04).
 *
 * @example
 * const forDealers = await createHttpPlanGateway(http).vhrPlans('dealer');
 */
export function createHttpPlanGateway(http: HttpClient): PlanGateway {
  return {
    vhrPlans: (audience, options) => http.call(planCalls.vhrPlans, { user_type: audience }, options),
    stickerPlans: (audience, options) => http.call(planCalls.stickerPlans, { user_type: audience }, options),
  };
}
