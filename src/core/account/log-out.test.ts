import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { anAccount } from '#tests/builders/an-account.ts';
import { createFakeCookieJar } from '#tests/fakes/fake-cookie-jar.ts';
import { FeedbacksStore } from '../feedback/feedbacks-store.ts';
import { AccountStore } from './account-store.ts';
import { DeletionFormStore } from './deletion-form-store.ts';
import { createLogOut } from './log-out.ts';
import { SessionFlagsStore } from './session-flags-store.ts';

const accounts = { logOut: () => okAsync<void, never>(undefined) };

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
  it("ACC-19 removes only the person's cookies and clears the account store", async () => {
    const { values, cookies, account } = signedIn();
    await createLogOut({ accounts, cookies, account })();
    expect(Object.fromEntries(values)).toEqual({ language: 'es' });
    expect(account.get()).toEqual(new AccountStore().get());
  });

  it('ACC-19 clears every other personal store', async () => {
    const { cookies, account } = signedIn();
    const flags = new SessionFlagsStore();
    flags.becameDealer();
    const form = new DeletionFormStore();
    form.typed({ email: 'ada@people.example', message: 'Please' });
    const feedbacks = new FeedbacksStore();
    feedbacks.given({ vin: '1HGCM82693A000001', type: 'report' });
    await createLogOut({ accounts, cookies, account, personalStores: [flags, form, feedbacks] })();
    expect(flags.get().isDealer).toBe(false);
    expect(form.get()).toEqual({ status: 'idle', email: '', message: '' });
    expect(feedbacks.get()).toEqual([]);
  });

  it('ACC-19 revokes the token before deleting it and signs out regardless of the response', async () => {
    const { cookies, account } = signedIn();
    const held: (string | null)[] = [];
    const unreachable = {
      logOut: () => {
        held.push(cookies.get('token'));
        return errAsync({ code: 'unreachable' } as const);
      },
    };
    const logOut = createLogOut({ accounts: unreachable, cookies, account });
    const signingOut = logOut();
    expect(account.get().user).toBeNull();
    await signingOut;
    await logOut();
    expect(held).toEqual(['secret']);
  });
});
