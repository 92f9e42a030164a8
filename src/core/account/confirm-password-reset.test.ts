import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import { anAccount } from '#tests/builders/an-account.ts';
import { createFakeCookieJar } from '#tests/fakes/fake-cookie-jar.ts';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { AccountStore } from './account-store.ts';
import { createConfirmPasswordReset } from './passwords.ts';

function setUp(failure?: GatewayError) {
  const { call, asked } = recordedCall(anAccount(), failure);
  const cookies = createFakeCookieJar();
  const account = new AccountStore();
  const confirmPasswordReset = createConfirmPasswordReset({
    accounts: { confirmPasswordReset: call },
    cookies,
    account,
  });
  return { asked, cookies, account, confirmPasswordReset };
}

const reset = { linkToken: 'link-1', newPassword: ' blanks and all ' };

describe('confirmPasswordReset', () => {
  it('ACC-05 sends the secret and the password verbatim and signs the person in', async () => {
    const { asked, cookies, account, confirmPasswordReset } = setUp();
    const options = { signal: new AbortController().signal };
    const user = (await confirmPasswordReset(reset, options))._unsafeUnwrap();
    expect(user).toEqual(anAccount().user);
    expect(asked).toEqual([[reset, options]]);
    expect([cookies.get('token'), cookies.get('id')]).toEqual(['token-1', 'user-1']);
    expect(account.get().user).toEqual(user);
  });

  it('ACC-05 does not sign the person in with an expired link', async () => {
    const failure: GatewayError = { code: 'not-found', message: 'Please ask for another.' };
    const { cookies, account, confirmPasswordReset } = setUp(failure);
    expect((await confirmPasswordReset(reset))._unsafeUnwrapErr()).toEqual(failure);
    expect([cookies.get('token'), account.get().user]).toEqual([null, null]);
  });
});
