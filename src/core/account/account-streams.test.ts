import { describe, expect, it } from 'vitest';
import { anAccount, aUser } from '#tests/builders/an-account.ts';
import { NO_CREDITS } from '../billing/credits.ts';
import { NO_SUBSCRIPTIONS } from '../billing/subscriptions.ts';
import { AccountStore, accountStreams } from './account-store.ts';
import { profileDetails } from './user-profile.ts';

function watched() {
  const store = new AccountStore();
  const { user$, credits$, subscriptions$ } = accountStreams(store);
  const seen = { users: [] as unknown[], credits: [] as unknown[], subscriptions: [] as unknown[] };
  user$.subscribe((user) => seen.users.push(user));
  credits$.subscribe((credits) => seen.credits.push(credits));
  subscriptions$.subscribe((subscriptions) => seen.subscriptions.push(subscriptions));
  return { store, seen };
}

describe('accountStreams', () => {
  it('emit the visitor state first and all changes of a sign-in together', () => {
    const { store, seen } = watched();
    expect(seen).toEqual({ users: [null], credits: [NO_CREDITS], subscriptions: [NO_SUBSCRIPTIONS] });
    const subscriptions = { ...NO_SUBSCRIPTIONS, sticker: true };
    store.loggedIn(anAccount({ subscriptions }));
    expect(seen).toEqual({
      users: [null, anAccount().user],
      credits: [NO_CREDITS, anAccount().credits],
      subscriptions: [NO_SUBSCRIPTIONS, subscriptions],
    });
  });

  it('emit a profile change to subscribers of the user only', () => {
    const { store, seen } = watched();
    store.loggedIn(anAccount());
    const details = { ...profileDetails(aUser()), city: 'Graz' };
    store.profileUpdated(details);
    expect(seen.users.at(-1)).toEqual({ ...aUser(), city: 'Graz' });
    expect([seen.users.length, seen.credits.length]).toEqual([3, 2]);
  });

  it('ignore profile changes after sign-out', () => {
    const { store, seen } = watched();
    store.profileUpdated(profileDetails(aUser()));
    expect(seen.users).toEqual([null]);
  });

  it('emit the state restored from another tab', () => {
    const { store, seen } = watched();
    store.restored({ user: aUser(), credits: { vhr: 9, sticker: 0, global: 0 }, subscriptions: NO_SUBSCRIPTIONS });
    expect(seen.credits.at(-1)).toEqual({ vhr: 9, sticker: 0, global: 0 });
    store.loggedOut();
    expect([seen.users.at(-1), seen.credits.at(-1)]).toEqual([null, NO_CREDITS]);
  });
});
