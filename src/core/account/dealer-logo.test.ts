import { errAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anAccount } from '#tests/builders/an-account.ts';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { AccountStore } from './account-store.ts';
import { createRemoveDealerLogo, createSaveDealerLogo } from './update-profile.ts';

const PATH = '/api-cwa/dealer_logo?at=1';
const logo = { data: 'aGVsbG8=' };
const options = { signal: new AbortController().signal };

function signedIn(): AccountStore {
  const account = new AccountStore();
  account.loggedIn(anAccount());
  return account;
}

describe('saveDealerLogo', () => {
  it('sends only the logo and then displays it', async () => {
    const { call, asked } = recordedCall(PATH);
    const account = signedIn();
    const saveDealerLogo = createSaveDealerLogo({ accounts: { writeDealerLogo: call }, account });
    expect((await saveDealerLogo(logo, options))._unsafeUnwrap()).toBe(PATH);
    expect(asked).toEqual([['aGVsbG8=', options]]);
    expect(account.get().user).toEqual({ ...anAccount().user, dealerLogo: PATH });
  });

  it('retains the previous logo if the new logo is rejected', async () => {
    const account = signedIn();
    const forbidden = { code: 'forbidden' } as const;
    const saveDealerLogo = createSaveDealerLogo({ accounts: { writeDealerLogo: () => errAsync(forbidden) }, account });
    expect((await saveDealerLogo(logo))._unsafeUnwrapErr()).toEqual(forbidden);
    expect(account.get().user).toEqual(anAccount().user);
  });
});

describe('removeDealerLogo', () => {
  it('removes the logo and then displays none', async () => {
    const { call, asked } = recordedCall(undefined);
    const account = signedIn();
    account.dealerLogoChanged(PATH);
    const removed = await createRemoveDealerLogo({ accounts: { removeDealerLogo: call }, account })(options);
    expect(removed.isOk()).toBe(true);
    expect(asked).toEqual([[options]]);
    expect(account.get().user?.dealerLogo).toBe('');
  });

  it('leaves a visitor signed out', async () => {
    const account = new AccountStore();
    await createRemoveDealerLogo({ accounts: { removeDealerLogo: recordedCall(undefined).call }, account })();
    expect(account.get().user).toBeNull();
  });
});
