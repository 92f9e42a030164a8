import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import { anAccount } from '#tests/builders/an-account.ts';
import type { Account } from './account.ts';
import { AccountStore } from './account-store.ts';
import { createLoadAccount } from './load-account.ts';

describe('loadAccount', () => {
  it('ACC-03 refreshes the person, their credits and subscriptions', async () => {
    const account = new AccountStore();
    const current = anAccount();
    const loaded = await createLoadAccount({ accounts: { current: () => okAsync(current) }, account })();
    expect(loaded._unsafeUnwrap()).toEqual(current);
    expect(account.get()).toMatchObject({ user: current.user, credits: current.credits });
  });

  it.each([
    ['was known', true],
    ['was not known yet', false],
  ])('stores no data of a person who %s and has signed out before the response arrives', async (_, isKnown) => {
    const account = new AccountStore();
    if (isKnown) account.loggedIn(anAccount());
    const answer = Promise.withResolvers<Account>();
    const current = () => ResultAsync.fromSafePromise<Account, GatewayError>(answer.promise);
    const loading = createLoadAccount({ accounts: { current }, account })();
    account.loggedOut();
    answer.resolve(anAccount());
    await loading;
    expect(account.get().user).toBeNull();
  });

  it.each<[GatewayError, boolean]>([
    [{ code: 'signed-out' }, false],
    [{ code: 'unreachable' }, true],
  ])('reports whether the person is still signed in after %j: %s', async (error, isSignedIn) => {
    const account = new AccountStore();
    account.loggedIn(anAccount());
    const loaded = await createLoadAccount({ accounts: { current: () => errAsync(error) }, account })();
    expect(loaded._unsafeUnwrapErr()).toEqual(error);
    expect(account.get().user !== null).toBe(isSignedIn);
  });
});
