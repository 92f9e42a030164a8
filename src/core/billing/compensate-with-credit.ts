import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { FreeCreditClaim } from './free-credit-claim.ts';

/** Whether a failure was made good with a free credit; `unknown` where the claim itself got no answer. */
export type FreeCreditOutcome = 'granted' | 'refused' | 'unknown';

/** Claims a free credit, whoever answers the claim. */
export type ClaimFreeCredit = (claim: FreeCreditClaim) => ResultAsync<'granted' | 'refused', unknown>;

/**
 * Makes a failed generation good: claims a free credit exactly once, and gives the failure back with what came of it. A
 * claim that fails never hides why the generation did.
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
