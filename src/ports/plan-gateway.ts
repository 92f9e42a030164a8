import type { ResultAsync } from 'neverthrow';
import type { Plan } from '#core/billing/plan.ts';
import type { UserKind } from '#core/person/user.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Provides the plans on offer (specification, section 7, "Plans and purchase"). */
export interface PlanGateway {
  /** Returns the report plans, for users or for dealers. */
  vhrPlans(audience: UserKind, options?: CallOptions): ResultAsync<readonly Plan[], GatewayError>;
  /** Returns the window sticker plans, for users or for dealers. */
  stickerPlans(audience: UserKind, options?: CallOptions): ResultAsync<readonly Plan[], GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type PlanCalls<Name extends keyof PlanGateway> = { readonly plans: Pick<PlanGateway, Name> };
