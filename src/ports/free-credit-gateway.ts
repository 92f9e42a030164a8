import type { ResultAsync } from 'neverthrow';
import type { FreeCreditClaim } from '#core/billing/free-credit-claim.ts';
import type { GatewayError } from './gateway-error.ts';

/** Compensates for failed generations (specification, section 7, "Free-credit grant"). */
export interface FreeCreditGateway {
  /** Returns `granted`, or `refused` if the origin has recorded no failure that qualifies. */
  claim(claim: FreeCreditClaim): ResultAsync<'granted' | 'refused', GatewayError>;
}
