import { creditCalls } from '#contract/billing/credits.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway that claims a free credit after a failed generation.
 *
 * Source: specification, section 7, "Free-credit grant" (CRD-09).
 *
 * @example
 * const claims = createHttpFreeCreditGateway(http); // claims.claim(…) answers 'granted' or 'refused'
 */
export function createHttpFreeCreditGateway(http: HttpClient): FreeCreditGateway {
  return {
    claim: ({ vin, source, searchType, errorMessage, creditType }) =>
      http.call(creditCalls.claimFreeCredit, {
        vin,
        source,
        search_type: searchType,
        error_msg: errorMessage,
        credit_type: creditType,
      }),
  };
}
