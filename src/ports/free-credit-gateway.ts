import type { ResultAsync } from 'neverthrow';
import type { FreeCreditClaim } from '#core/billing/free-credit-claim.ts';
import type { GatewayError } from './gateway-error.ts';

/** Who makes good for a generation that failed (specification, section 7, "Free-credit grant"). */
export interface FreeCreditGateway {
  /** Answers `granted`, or `refused` where the origin has recorded no failure that would earn one. */
  claim(claim: FreeCreditClaim): ResultAsync<'granted' | 'refused', GatewayError>;
}
