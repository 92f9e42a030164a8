import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { AccountRegistration } from '#ports/account-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import { createRegister } from './register.ts';

function setUp(failure?: GatewayError) {
  const sent: AccountRegistration[] = [];
  const register = createRegister({
    accounts: {
      register: (registration) => {
        sent.push(registration);
        return failure ? errAsync(failure) : okAsync(undefined);
      },
    },
  });
  return { register, sent };
}

describe('register', () => {
  it('ACC-04 sends the fields of the form', async () => {
    const { register, sent } = setUp();
    const typed = { email: ' ada@people.example ', password: ' x ', phone: '555', first: 'Ada', last: 'Byron' };
    expect((await register(typed)).isOk()).toBe(true);
    expect(sent).toEqual([{ ...typed, email: 'ada@people.example' }]);
  });

  it('ACC-04 requires neither phone nor name', async () => {
    const { register, sent } = setUp();
    await register({ email: 'ada@people.example', password: 'x' });
    expect(sent).toEqual([{ email: 'ada@people.example', password: 'x', phone: '', first: '', last: '' }]);
  });

  it('ACC-04 returns the message "error" for every failure', async () => {
    const cause: GatewayError = { code: 'too-many-requests', retryAfterMs: null };
    const { register } = setUp(cause);
    expect((await register({ email: 'ada@people.example', password: 'x' }))._unsafeUnwrapErr()).toEqual({
      code: 'registration-failed',
      message: 'error',
      cause,
    });
  });

  it.each([
    ['email-missing', { email: ' ', password: 'x' }],
    ['password-missing', { email: 'ada@people.example', password: '' }],
  ])('ACC-04 sends no request for %s', async (code, typed) => {
    const { register, sent } = setUp();
    expect((await register(typed))._unsafeUnwrapErr()).toEqual({
      code: 'registration-failed',
      message: 'error',
      cause: { code },
    });
    expect(sent).toEqual([]);
  });
});
