import type { AccountGateway } from '../../src/ports/account-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Makes the account gateway of a fake origin. */
export function createFakeAccountGateway({ people }: FakeOrigin): AccountGateway {
  return {
    logIn: ({ email, password }, options) => fakeCall(options, () => people.logIn(email, password)),
  };
}
