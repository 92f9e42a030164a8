import { distinctUntilChanged, filter, map, type Subscription } from 'rxjs';
import { type ReadableStore, StateStore } from '../state/state-store.ts';
import type { AccountState } from './account-store.ts';
import { INITIAL_SESSION_FLAGS, type SessionFlags } from './session-flags.ts';

/** Under which key a browser keeps whether the person trades with vehicles. */
export const DEALER_FLAG_STORAGE_KEY = 'is_dealer';

/**
 * Holds what the screens know of a visit besides the person.
 *
 * Source: specification, section 3, "Helpers state" (ACC-18).
 *
 * @example
 * const flags = new SessionFlagsStore();
 * flags.popupOpened();
 * flags.get().showPopup; // true
 */
export class SessionFlagsStore extends StateStore<SessionFlags> {
  constructor() {
    super(INITIAL_SESSION_FLAGS);
  }

  becameDealer(): void {
    this.#change({ isDealer: true });
  }

  /** Somebody signed in, a dealer or not. */
  dealerRecognized(isDealer: boolean): void {
    this.#change({ isDealer });
  }

  /** The visit is to the Spanish host, or to another. */
  hostRecognized({ gsp }: Pick<SessionFlags, 'gsp'>): void {
    this.#change({ gsp });
  }

  popupOpened(): void {
    this.#change({ showPopup: true });
  }

  popupClosed(): void {
    this.#change({ showPopup: false });
  }

  /** The site settings told something of the visitor's address. */
  addressLoaded(ipData: unknown): void {
    this.#change({ ipData });
  }

  /** What belonged to the person goes; the host and the address are the visit's own and stay. */
  loggedOut(): void {
    this.#change({ isDealer: false, showPopup: false });
  }

  #change(changes: Partial<SessionFlags>): void {
    this.set({ ...this.get(), ...changes });
  }
}

/**
 * The dealer flag alone, as a store that can be kept between visits: of all the flags it is the only one that is.
 *
 * Source: specification, section 3 (ACC-16).
 *
 * @example
 * dealerFlag(new SessionFlagsStore()).get(); // false
 */
export function dealerFlag(flags: SessionFlagsStore): ReadableStore<boolean> & { restored(isDealer: boolean): void } {
  return {
    state$: flags.state$.pipe(
      map(({ isDealer }) => isDealer),
      distinctUntilChanged(),
    ),
    get: () => flags.get().isDealer,
    restored: (isDealer) => flags.dealerRecognized(isDealer),
  };
}

/**
 * Has the dealer flag follow who is signed in, in this tab or another. What was restored before counts
 * until then, unless a dealer is signed in already.
 *
 * Source: specification, section 6 (ACC-18).
 *
 * @example
 * const following = followKindOfUser(new SessionFlagsStore(), account);
 * following.unsubscribe();
 */
export function followKindOfUser(
  flags: SessionFlagsStore,
  account: Pick<ReadableStore<AccountState>, 'state$'>,
): Subscription {
  return account.state$
    .pipe(
      map(({ user }) => user),
      distinctUntilChanged((one, other) => one?.id === other?.id && one?.kind === other?.kind),
      filter((user, index) => index > 0 || user?.kind === 'dealer'),
    )
    .subscribe((user) => flags.dealerRecognized(user?.kind === 'dealer'));
}
