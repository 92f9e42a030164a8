import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { FreeCreditClaim } from './free-credit-claim.ts';

/** Whether a failure was compensated with a free credit; `unknown` if the claim received no response. */
export type FreeCreditOutcome = 'granted' | 'refused' | 'unknown';

/** Claims a free credit through any gateway. */
export type ClaimFreeCredit = (claim: FreeCreditClaim) => ResultAsync<'granted' | 'refused', unknown>;

/**
 * Compensates for a failed generation: claims a free credit exactly once and returns the failure together with the
 * outcome. A failed claim never hides the original failure.
 *
 * Source: specification, section 4 (STK-07, RPT-07).
 *
 * @example
 * const claim = { vin: '1HGCM82693A000001', source: 'report', searchType: 'report', errorMessage: 'no data' };
 * const failure = { code: 'generation-failed' };
 * compensateWithCredit(failure, { ...claim, creditType: 'vhr' }, () => okAsync('granted'));
 * // errAsync({ code: 'generation-failed', freeCredit: 'granted' })
 */
export function compensateWithCredit<Failure extends object>(
  failure: Failure,
  claim: FreeCreditClaim,
  claimFreeCredit: ClaimFreeCredit,
): ResultAsync<never, Failure & { readonly freeCredit: FreeCreditOutcome }> {
  return claimFreeCredit(claim)
    .orElse(() => okAsync('unknown' as const))
    .andThen((freeCredit) => errAsync({ ...failure, freeCredit }));
}
