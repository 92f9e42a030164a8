import { distinctUntilChanged, filter, map, type Subscription } from 'rxjs';
import { type ReadableStore, StateStore } from '../state/state-store.ts';
import type { AccountState } from './account-store.ts';

/**
 * The flags of a visit that screens use in addition to the signed-in person. Source: specification, section 3, "Helpers
 * state" (ACC-18).
 */
export interface SessionFlags {
  /** Whether the person is a vehicle dealer. */
  readonly isDealer: boolean;
  /** Whether the visit is to the Spanish host (specification, section 6). */
  readonly gsp: boolean;
  /** Whether the sticker popup is open. */
  readonly showPopup: boolean;
  /** The data about the visitor's IP address from the site settings; its shape is defined by the origin. */
  readonly ipData: unknown;
}

/** The initial flags of a visit (specification, section 3). */
export const INITIAL_SESSION_FLAGS: SessionFlags = { isDealer: false, gsp: false, showPopup: false, ipData: null };

/** The browser storage key of the dealer flag. */
export const DEALER_FLAG_STORAGE_KEY = 'is_dealer';

/**
 * Stores the flags of a visit that screens use in addition to the signed-in person.
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

  /** A person signed in; sets whether they are a dealer. */
  dealerRecognized(isDealer: boolean): void {
    this.#change({ isDealer });
  }

  /** Sets whether the visit is to the Spanish host. */
  hostRecognized({ gsp }: Pick<SessionFlags, 'gsp'>): void {
    this.#change({ gsp });
  }

  popupOpened(): void {
    this.#change({ showPopup: true });
  }

  popupClosed(): void {
    this.#change({ showPopup: false });
  }

  /** The site settings returned data about the visitor's IP address. */
  addressLoaded(ipData: unknown): void {
    this.#change({ ipData });
  }

  /** Clears the flags of the person. The host and the address data belong to the visit and are retained. */
  loggedOut(): void {
    this.#change({ isDealer: false, showPopup: false });
  }

  #change(changes: Partial<SessionFlags>): void {
    this.set({ ...this.get(), ...changes });
  }
}

/**
 * Returns the dealer flag as a separate store, because it is the only flag that is persisted between visits.
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
 * Updates the dealer flag when the signed-in person changes, in this tab or another. A restored flag applies until
 * then, unless a dealer is already signed in.
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
