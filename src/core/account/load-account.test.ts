import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../../tests/builders/an-account.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import { AccountStore } from './account-store.ts';
import { createLoadAccount } from './load-account.ts';

describe('loadAccount', () => {
  it('ACC-03 brings the person, their credits and subscriptions up to date', async () => {
    const account = new AccountStore();
    const current = anAccount();
    const loaded = await createLoadAccount({ accounts: { current: () => okAsync(current) }, account })();
    expect(loaded._unsafeUnwrap()).toEqual(current);
    expect(account.get()).toMatchObject({ user: current.user, credits: current.credits });
  });

  it.each<[GatewayError, boolean]>([
    [{ code: 'signed-out' }, false],
    [{ code: 'unreachable' }, true],
  ])('after %j the person is still signed in: %s', async (error, isSignedIn) => {
    const account = new AccountStore();
    account.loggedIn(anAccount());
    const loaded = await createLoadAccount({ accounts: { current: () => errAsync(error) }, account })();
    expect(loaded._unsafeUnwrapErr()).toEqual(error);
    expect(account.get().user !== null).toBe(isSignedIn);
  });
});
