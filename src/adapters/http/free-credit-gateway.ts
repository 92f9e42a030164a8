import * as z from 'zod/mini';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import { endpoints } from './endpoints.ts';
import type { HttpClient } from './http-client.ts';

const claimAnswer = z.object({ status: z.string() });

/**
 * Makes the gateway that claims a free credit after a generation that failed.
 *
 * Source: specification, section 7, "Free-credit grant" (CRD-09).
 *
 * @example
 * const claims = createHttpFreeCreditGateway(http); // claims.claim(…) answers 'granted' or 'refused'
 */
export function createHttpFreeCreditGateway(http: HttpClient): FreeCreditGateway {
  return {
    claim: ({ vin, source, searchType, errorMessage, creditType }) =>
      http
        .json(
          {
            method: 'POST',
            endpoint: endpoints.offerCredit,
            body: {
              encoding: 'form',
              fields: { vin, source, search_type: searchType, error_msg: errorMessage, credit_type: creditType },
            },
            authenticated: true,
            onlyOnce: true,
          },
          claimAnswer,
        )
        .map(({ status }) => (status === 'success' ? 'granted' : 'refused')),
  };
}
