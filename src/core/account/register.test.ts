import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../../tests/builders/an-account.ts';
import { createFakeCookieJar } from '../../../tests/fakes/fake-cookie-jar.ts';
import type { AccountRegistration } from '../../ports/account-gateway.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import { AccountStore } from './account-store.ts';
import { createRegister } from './register.ts';

function setUp(failure?: GatewayError) {
  const values = new Map<string, string>();
  const sent: AccountRegistration[] = [];
  const account = new AccountStore();
  const register = createRegister({
    accounts: {
      register: (registration) => {
        sent.push(registration);
        return failure ? errAsync(failure) : okAsync(anAccount());
      },
    },
    cookies: createFakeCookieJar(values),
    account,
  });
  return { register, values, sent, account };
}

describe('register', () => {
  it('ACC-04 sends what was told and signs the new person in', async () => {
    const { register, values, sent, account } = setUp();
    const told = { email: ' ada@people.example ', password: ' x ', phone: '555', first: 'Ada', last: 'Byron' };
    expect((await register(told))._unsafeUnwrap()).toEqual(anAccount().user);
    expect(sent).toEqual([{ ...told, email: 'ada@people.example' }]);
    expect(Object.fromEntries(values)).toEqual({ token: 'token-1', id: 'user-1' });
    expect(account.get().user).toEqual(anAccount().user);
  });

  it('ACC-04 needs neither phone nor name', async () => {
    const { register, sent } = setUp();
    await register({ email: 'ada@people.example', password: 'x' });
    expect(sent).toEqual([{ email: 'ada@people.example', password: 'x', phone: '', first: '', last: '' }]);
  });

  it('ACC-04 answers every failure with the message "error", and signs nobody in', async () => {
    const { register, values, account } = setUp({ code: 'conflict', message: 'It is taken.' });
    expect((await register({ email: 'ada@people.example', password: 'x' }))._unsafeUnwrapErr()).toEqual({
      code: 'registration-failed',
      message: 'error',
      cause: { code: 'conflict', message: 'It is taken.' },
    });
    expect(values.size).toBe(0);
    expect(account.get().user).toBeNull();
  });

  it.each([
    ['email-missing', { email: ' ', password: 'x' }],
    ['password-missing', { email: 'ada@people.example', password: '' }],
  ])('ACC-04 sends nothing for %s', async (code, told) => {
    const { register, sent } = setUp();
    expect((await register(told))._unsafeUnwrapErr()).toEqual({
      code: 'registration-failed',
      message: 'error',
      cause: { code },
    });
    expect(sent).toEqual([]);
  });
});
