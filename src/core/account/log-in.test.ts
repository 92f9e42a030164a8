import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../ports/gateway-error.ts';
import type { Account } from './account.ts';
import { AccountStore } from './account-store.ts';
import { createLogIn } from './log-in.ts';
import { createLogOut } from './log-out.ts';

const account: Account = {
  token: 'secret',
  user: { id: 'u1', email: 'ada@vinport.example', first: 'Ada', last: '', kind: 'dealer' },
  credits: { vhr: 1, sticker: 2, global: 3 },
  subscriptions: { vhr: -1, vhrCreditSubscription: -1, sticker: true, uvcCredit: 0 },
};

function setUp(failure?: GatewayError) {
  const values = new Map<string, string>();
  const cookies = {
    get: (name: string) => values.get(name) ?? null,
    set: (name: string, value: string) => void values.set(name, value),
    remove: (name: string) => void values.delete(name),
  };
  const sent: unknown[] = [];
  const store = new AccountStore();
  const accounts = {
    logIn: (credentials: unknown) => {
      sent.push(credentials);
      return failure ? errAsync(failure) : okAsync(account);
    },
  };
  return {
    logIn: createLogIn({ accounts, cookies, account: store }),
    logOut: createLogOut({ cookies, account: store }),
    values,
    sent,
    store,
  };
}

describe('logIn', () => {
  it('ACC-03 puts token and id into cookies, and user, credits and subscriptions into the store', async () => {
    const { logIn, values, sent, store } = setUp();
    const user = await logIn({ email: ' ada@vinport.example ', password: ' pass ' });
    expect(user._unsafeUnwrap()).toEqual(account.user);
    expect(sent).toEqual([{ email: 'ada@vinport.example', password: ' pass ' }]);
    expect(Object.fromEntries(values)).toEqual({ token: 'secret', id: 'u1' });
    expect(store.get()).toEqual({ user: account.user, credits: account.credits, subscriptions: account.subscriptions });
  });

  it('sends nothing without an e-mail address or a password', async () => {
    const { logIn, sent } = setUp();
    expect((await logIn({ email: ' ', password: 'x' }))._unsafeUnwrapErr()).toEqual({ code: 'email-missing' });
    expect((await logIn({ email: 'a@b.c', password: '' }))._unsafeUnwrapErr()).toEqual({ code: 'password-missing' });
    expect(sent).toEqual([]);
  });

  it('tells wrong credentials from a call that failed, and leaves everything as it was', async () => {
    const wrong = setUp({ code: 'signed-out' });
    expect((await wrong.logIn({ email: 'a@b.c', password: 'x' }))._unsafeUnwrapErr()).toEqual({
      code: 'wrong-credentials',
    });
    expect(wrong.values.size).toBe(0);
    expect(wrong.store.get().user).toBeNull();
    const broken = setUp({ code: 'unreachable' });
    expect((await broken.logIn({ email: 'a@b.c', password: 'x' }))._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
  });
});

describe('logOut', () => {
  it('ACC-19 removes the cookies and everything personal', async () => {
    const { logIn, logOut, values, store } = setUp();
    const before = store.get();
    await logIn({ email: 'a@b.c', password: 'x' });
    logOut();
    expect(values.size).toBe(0);
    expect(store.get()).toEqual(before);
  });
});
