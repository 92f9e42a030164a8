import type { FreeCreditClaim } from '#core/billing/free-credit-claim.ts';

/**
 * Builds a free credit claim for a failed sticker.
 *
 * @example
 * aFreeCreditClaim({ vin: '1ZZZZ00013A000001', creditType: 'vhr' });
 */
export function aFreeCreditClaim(changes: Partial<FreeCreditClaim> = {}): FreeCreditClaim {
  return {
    vin: '1ZZZZ00013A000001',
    source: 'sticker',
    searchType: 'sticker',
    errorMessage: 'Failed to generate sticker',
    creditType: 'sticker',
    ...changes,
  };
}
