import { describe, expect, it } from 'vitest';
import { anAccount } from '../../../tests/builders/an-account.ts';
import { createFakeBrowserStorage } from '../../../tests/fakes/fake-browser-storage.ts';
import { createFakeCookieJar } from '../../../tests/fakes/fake-cookie-jar.ts';
import { AccountStore } from './account-store.ts';
import { createLogOut } from './log-out.ts';
import { SessionFlagsStore } from './session-flags-store.ts';

function signedIn() {
  const values = new Map([
    ['token', 'secret'],
    ['id', 'u1'],
    ['language', 'es'],
  ]);
  const account = new AccountStore();
  account.loggedIn(anAccount());
  return { values, cookies: createFakeCookieJar(values), account };
}

describe('logOut', () => {
  it('ACC-19 removes the cookies of the person, no other, and who is signed in', () => {
    const { values, cookies, account } = signedIn();
    createLogOut({ cookies, account })();
    expect(Object.fromEntries(values)).toEqual({ language: 'es' });
    expect(account.get()).toEqual(new AccountStore().get());
  });

  it('ACC-19 clears every other personal store and key, and leaves what belongs to the site', () => {
    const { cookies, account } = signedIn();
    const flags = new SessionFlagsStore();
    flags.becameDealer();
    const storage = createFakeBrowserStorage().openTab();
    for (const key of ['feedbacks', 'draft', 'site_settings']) storage.write(key, '[]');
    createLogOut({
      cookies,
      account,
      personalStores: [flags],
      personalKeys: [
        { storage, key: 'feedbacks' },
        { storage, key: 'draft' },
      ],
    })();
    expect(flags.get().isDealer).toBe(false);
    expect(['feedbacks', 'draft', 'site_settings'].map((key) => storage.read(key))).toEqual([null, null, '[]']);
  });
});
