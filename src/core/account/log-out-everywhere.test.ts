import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import { anAccount } from '#tests/builders/an-account.ts';
import { createFakeCookieJar } from '#tests/fakes/fake-cookie-jar.ts';
import { AccountStore } from './account-store.ts';
import { createLogOutEverywhere } from './log-out.ts';
import { signIn } from './sign-in.ts';

async function loggedOut(answer: () => ResultAsync<void, GatewayError>) {
  const places = { cookies: createFakeCookieJar(), account: new AccountStore() };
  signIn(places, anAccount());
  let notified = 0;
  const loggedOutHere = () => {
    notified += 1;
  };
  const personalStores = [{ loggedOut: loggedOutHere }];
  const held: (string | null)[] = [];
  const logOutEverywhere = () => {
    held.push(places.cookies.get('token'));
    return answer();
  };
  const result = await createLogOutEverywhere({ accounts: { logOutEverywhere }, ...places, personalStores })();
  return { result, held, notified, token: places.cookies.get('token'), user: places.account.get().user };
}

describe('logOutEverywhere', () => {
  it('ACC-19 clears the local account after the origin has ended all sessions', async () => {
    const { result, ...left } = await loggedOut(() => okAsync(undefined));
    expect(result.isOk()).toBe(true);
    expect(left).toEqual({ held: ['token-1'], notified: 1, token: null, user: null });
  });

  it('ACC-19 reports a failure of the origin and stays signed in for a retry', async () => {
    const { result, ...left } = await loggedOut(() => errAsync({ code: 'unreachable' }));
    expect(result._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
    expect(left).toEqual({ held: ['token-1'], notified: 0, token: 'token-1', user: anAccount().user });
  });

  it('ACC-19 clears a token that the origin no longer accepts', async () => {
    const { result, ...left } = await loggedOut(() => errAsync({ code: 'signed-out' }));
    expect(result._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(left).toEqual({ held: ['token-1'], notified: 1, token: null, user: null });
  });
});
