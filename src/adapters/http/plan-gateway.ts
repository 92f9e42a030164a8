import type { UserKind } from '#core/person/user.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { PlanGateway } from '#ports/plan-gateway.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { planList } from './plan-schema.ts';

const vhrList = planList('vhr');
const stickerList = planList('sticker');

/**
 * Makes the gateway that asks the origin what is on offer.
 *
 * Source: specification, section 7, "Plans and purchase" (CRD-04).
 *
 * @example
 * const forDealers = await createHttpPlanGateway(http).vhrPlans('dealer');
 */
export function createHttpPlanGateway(http: HttpClient): PlanGateway {
  const asked = (endpoint: Endpoint, audience: UserKind, options: CallOptions | undefined): HttpCall => ({
    method: 'GET',
    endpoint,
    query: { user_type: audience },
    signal: options?.signal,
  });

  return {
    vhrPlans: (audience, options) => http.json(asked(endpoints.plans, audience, options), vhrList),
    stickerPlans: (audience, options) => http.json(asked(endpoints.stickerPlans, audience, options), stickerList),
  };
}
