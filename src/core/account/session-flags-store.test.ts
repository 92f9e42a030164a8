import { err, ok } from 'neverthrow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, aUser } from '#tests/builders/an-account.ts';
import { createFakeBrowserStorage } from '#tests/fakes/fake-browser-storage.ts';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import { persisted } from '../state/persisted.ts';
import { AccountStore } from './account-store.ts';
import { DEALER_FLAG_STORAGE_KEY, dealerFlag, followKindOfUser, SessionFlagsStore } from './session-flags-store.ts';

const initial = { isDealer: false, gsp: false, showPopup: false, ipData: null };

describe('SessionFlagsStore', () => {
  it('ACC-18 starts with all flags false and no address data', () => {
    expect(new SessionFlagsStore().get()).toEqual(initial);
  });

  it('ACC-18 changes one flag at a time', () => {
    const flags = new SessionFlagsStore();
    flags.becameDealer();
    expect(flags.get()).toEqual({ ...initial, isDealer: true });
    flags.dealerRecognized(false);
    flags.hostRecognized({ gsp: true });
    expect(flags.get()).toEqual({ ...initial, gsp: true });
    flags.popupOpened();
    flags.addressLoaded({ country: 'AT' });
    expect(flags.get()).toEqual({ ...initial, gsp: true, showPopup: true, ipData: { country: 'AT' } });
    flags.popupClosed();
    expect(flags.get().showPopup).toBe(false);
  });

  it("ACC-19 clears the person's flags on sign-out and retains the flags of the visit", () => {
    const flags = new SessionFlagsStore();
    flags.becameDealer();
    flags.popupOpened();
    flags.hostRecognized({ gsp: true });
    flags.addressLoaded('AT');
    flags.loggedOut();
    expect(flags.get()).toEqual({ ...initial, gsp: true, ipData: 'AT' });
  });
});

describe('dealerFlag', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function persistedFlags(storage: ReturnType<ReturnType<typeof createFakeBrowserStorage>['openTab']>) {
    const flags = new SessionFlagsStore();
    persisted(dealerFlag(flags), {
      key: DEALER_FLAG_STORAGE_KEY,
      version: 1,
      parse: (value) => (typeof value === 'boolean' ? ok(value) : err('no flag')),
      storage,
      logger: createFakeLogger(),
    });
    return flags;
  }

  it('ACC-16 persists between visits and syncs to other tabs, unlike the other flags', async () => {
    const browser = createFakeBrowserStorage();
    const [here, there] = [persistedFlags(browser.openTab()), persistedFlags(browser.openTab())];
    here.becameDealer();
    here.popupOpened();
    await vi.runAllTimersAsync();
    expect(there.get()).toEqual({ ...initial, isDealer: true });
    expect(persistedFlags(browser.openTab()).get()).toEqual({ ...initial, isDealer: true });
    expect(browser.openTab().read('is_dealer')).toBe('{"version":1,"state":true}');
  });

  it('emits only its own changes', () => {
    const flags = new SessionFlagsStore();
    const seen: boolean[] = [];
    dealerFlag(flags).state$.subscribe((isDealer) => seen.push(isDealer));
    flags.popupOpened();
    flags.becameDealer();
    expect(seen).toEqual([false, true]);
    expect(dealerFlag(flags).get()).toBe(true);
  });
});

describe('followKindOfUser', () => {
  const dealer = anAccount({ user: aUser({ kind: 'dealer' }) });

  it('sets and clears the flag on sign-in and sign-out', () => {
    const [flags, account] = [new SessionFlagsStore(), new AccountStore()];
    followKindOfUser(flags, account);
    account.loggedIn(dealer);
    expect(flags.get().isDealer).toBe(true);
    account.loggedIn(anAccount({ user: aUser({ id: 'user-2' }) }));
    expect(flags.get().isDealer).toBe(false);
    account.loggedIn(dealer);
    account.loggedOut();
    expect(flags.get().isDealer).toBe(false);
  });

  it('retains a restored flag, and that of a person who became a dealer in the meantime', () => {
    const [flags, account] = [new SessionFlagsStore(), new AccountStore()];
    account.loggedIn(anAccount());
    flags.dealerRecognized(true);
    followKindOfUser(flags, account);
    expect(flags.get().isDealer).toBe(true);
    account.loggedIn(anAccount({ user: aUser({ city: 'Graz' }) }));
    expect(flags.get().isDealer).toBe(true);
  });

  it('clears the flag only for a different person', () => {
    const [flags, account] = [new SessionFlagsStore(), new AccountStore()];
    followKindOfUser(flags, account);
    flags.dealerRecognized(true);
    account.loggedOut();
    expect(flags.get().isDealer).toBe(true);
    account.loggedIn(anAccount());
    flags.becameDealer();
    account.loggedIn(anAccount({ user: aUser({ id: 'user-2' }) }));
    expect(flags.get().isDealer).toBe(false);
  });

  it('updates the flag if a person signs in again as another kind', () => {
    const [flags, account] = [new SessionFlagsStore(), new AccountStore()];
    account.loggedIn(anAccount());
    const following = followKindOfUser(flags, account);
    account.loggedIn(dealer);
    expect(flags.get().isDealer).toBe(true);
    following.unsubscribe();
    account.loggedOut();
    expect(flags.get().isDealer).toBe(true);
  });
});
