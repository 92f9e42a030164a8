import { describe, expect, it } from 'vitest';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { createConfirmEmail } from './register.ts';

describe('confirmEmail', () => {
  it('ACC-07 sends the secret of the link, or no request without it', async () => {
    const { call, asked } = recordedCall<void>(undefined);
    const confirmEmail = createConfirmEmail({ accounts: { confirmEmail: call } });
    const options = { signal: new AbortController().signal };
    expect((await confirmEmail('link-1', options)).isOk()).toBe(true);
    expect((await confirmEmail(''))._unsafeUnwrapErr()).toEqual({ code: 'link-missing' });
    expect(asked).toEqual([['link-1', options]]);
  });
});
