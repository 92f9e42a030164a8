import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createConfirmEmail } from './confirm-email.ts';

describe('confirmEmail', () => {
  it('ACC-07 sends the secret of the link, and nothing without one', async () => {
    const asked: unknown[][] = [];
    const confirmEmail = createConfirmEmail({
      accounts: {
        confirmEmail: (...input) => {
          asked.push(input);
          return okAsync(undefined);
        },
      },
    });
    const options = { signal: new AbortController().signal };
    expect((await confirmEmail('link-1', options)).isOk()).toBe(true);
    expect((await confirmEmail(''))._unsafeUnwrapErr()).toEqual({ code: 'link-missing' });
    expect(asked).toEqual([['link-1', options]]);
  });
});
