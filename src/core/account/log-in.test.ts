import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { AccountCredentials, AccountGateway } from '#ports/account-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { anAccount, aUser } from '#tests/builders/an-account.ts';
import { createFakeCookieJar } from '#tests/fakes/fake-cookie-jar.ts';
import { AccountStore } from './account-store.ts';
import { createLogIn, createSecureLogIn } from './log-in.ts';

const account = anAccount({
  token: 'secret',
  user: aUser({ id: 'u1', kind: 'dealer', companyName: 'Engines' }),
  credits: { vhr: 1, sticker: 2, global: 3 },
  subscriptions: { vhr: -1, vhrCreditSubscription: -1, sticker: true, uvcCredit: 0 },
});

function setUp(failure?: GatewayError) {
  const values = new Map<string, string>();
  const sent: { readonly way: string; readonly credentials: AccountCredentials; readonly signal: unknown }[] = [];
  const store = new AccountStore();
  const over =
    (way: string): AccountGateway['logIn'] =>
    (credentials, options) => {
      sent.push({ way, credentials, signal: options?.signal });
      return failure ? errAsync(failure) : okAsync(account);
    };
  const places = { cookies: createFakeCookieJar(values), account: store };
  return {
    logIn: createLogIn({ accounts: { logIn: over('login') }, ...places }),
    secureLogIn: createSecureLogIn({ accounts: { logInSecurely: over('securelogin') }, ...places }),
    values,
    sent,
    store,
  };
}

describe.each([
  ['logIn', 'login'],
  ['secureLogIn', 'securelogin'],
] as const)('%s', (name, way) => {
  it('ACC-02 ACC-03 stores token and ID in cookies, and user, credits and subscriptions in the account store', async () => {
    const { [name]: logIn, values, sent, store } = setUp();
    const { signal } = new AbortController();
    const user = await logIn({ email: ' ada@vinport.example ', password: ' pass ' }, { signal });
    expect(user._unsafeUnwrap()).toEqual(account.user);
    expect(sent).toEqual([{ way, credentials: { email: 'ada@vinport.example', password: ' pass ' }, signal }]);
    expect(Object.fromEntries(values)).toEqual({ token: 'secret', id: 'u1' });
    expect(store.get()).toEqual({ user: account.user, credits: account.credits, subscriptions: account.subscriptions });
  });

  it('sends no request without an email address or a password', async () => {
    const { [name]: logIn, sent } = setUp();
    expect((await logIn({ email: ' ', password: 'x' }))._unsafeUnwrapErr()).toEqual({ code: 'email-missing' });
    expect((await logIn({ email: 'a@b.c', password: '' }))._unsafeUnwrapErr()).toEqual({ code: 'password-missing' });
    expect(sent).toEqual([]);
  });

  it('distinguishes wrong credentials from a failed call and leaves the state unchanged', async () => {
    const wrong = setUp({ code: 'signed-out' });
    expect((await wrong[name]({ email: 'a@b.c', password: 'x' }))._unsafeUnwrapErr()).toEqual({
      code: 'wrong-credentials',
    });
    expect(wrong.values.size).toBe(0);
    expect(wrong.store.get().user).toBeNull();
    const broken = setUp({ code: 'unreachable' });
    expect((await broken[name]({ email: 'a@b.c', password: 'x' }))._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
  });
});
