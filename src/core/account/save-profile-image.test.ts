import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anAccount } from '#tests/builders/an-account.ts';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { AccountStore } from './account-store.ts';
import { createSaveProfileImage } from './update-profile.ts';

const PATH = '/api/user/profile-image?at=1';
const picture = { data: 'aGVsbG8=' };

describe('saveProfileImage', () => {
  it('ACC-17 sends only the picture and then displays it', async () => {
    const { call, asked } = recordedCall(PATH);
    const account = new AccountStore();
    account.loggedIn(anAccount());
    const saveProfileImage = createSaveProfileImage({ accounts: { writeProfileImage: call }, account });
    const options = { signal: new AbortController().signal };
    expect((await saveProfileImage(picture, options))._unsafeUnwrap()).toBe(PATH);
    expect(asked).toEqual([['aGVsbG8=', options]]);
    expect(account.get()).toEqual({
      ...anAccount(),
      token: undefined,
      user: { ...anAccount().user, profileImage: PATH },
    });
  });

  it('ACC-17 retains the previous picture if the new picture is rejected', async () => {
    const account = new AccountStore();
    account.loggedIn(anAccount());
    const refused = { code: 'refused', message: 'Too large', fields: {} } as const;
    const accounts = { writeProfileImage: () => errAsync(refused) };
    expect((await createSaveProfileImage({ accounts, account })(picture))._unsafeUnwrapErr()).toEqual(refused);
    expect(account.get().user).toEqual(anAccount().user);
  });

  it('leaves a visitor signed out', async () => {
    const account = new AccountStore();
    await createSaveProfileImage({ accounts: { writeProfileImage: () => okAsync(PATH) }, account })(picture);
    expect(account.get().user).toBeNull();
  });
});
