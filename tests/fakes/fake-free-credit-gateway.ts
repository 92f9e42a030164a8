import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';

/** Creates the free-credit gateway of a fake origin. */
export function createFakeFreeCreditGateway({ origin: { people, failures }, token }: FakeCaller): FreeCreditGateway {
  return {
    claim: ({ vin, creditType }) =>
      fakeCall(undefined, () =>
        people.byToken(token()).andThen((person) => failures.claim({ person, vin, kind: creditType })),
      ),
  };
}
