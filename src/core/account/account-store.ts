import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Credits, NO_CREDITS } from '../billing/credits.ts';
import { NO_SUBSCRIPTIONS, type Subscriptions } from '../billing/subscriptions.ts';
import { PersistedStore, type ReadableStore } from '../state/state-store.ts';
import type { Account } from './account.ts';
import type { ProfileDetails, UserProfile } from './user-profile.ts';

/** The signed-in person with their remaining credits and subscriptions; `user` is `null` for a visitor. */
export interface AccountState {
  readonly user: UserProfile | null;
  readonly credits: Credits;
  readonly subscriptions: Subscriptions;
}

const VISITOR: AccountState = { user: null, credits: NO_CREDITS, subscriptions: NO_SUBSCRIPTIONS };

/**
 * Stores the signed-in account. The user, credits and subscriptions are always set together (specification, section 4).
 *
 * @example
 * const accounts = new AccountStore();
 * accounts.get().user; // null
 */
export class AccountStore extends PersistedStore<AccountState> {
  constructor() {
    super(VISITOR);
  }

  loggedIn({ user, credits, subscriptions }: Account): void {
    this.set({ user, credits, subscriptions });
  }

  /** Updates the details of the signed-in person. Does nothing for a visitor. */
  profileUpdated(details: ProfileDetails): void {
    const state = this.get();
    if (state.user !== null) this.set({ ...state, user: { ...state.user, ...details } });
  }

  /** Updates the path of the signed-in person's picture. Does nothing for a visitor. */
  profileImageChanged(profileImage: string): void {
    const state = this.get();
    if (state.user !== null) this.set({ ...state, user: { ...state.user, profileImage } });
  }

  /** Updates the path of the signed-in dealer's logo, which is empty if there is none. Does nothing for a visitor. */
  dealerLogoChanged(dealerLogo: string): void {
    const state = this.get();
    if (state.user !== null) this.set({ ...state, user: { ...state.user, dealerLogo } });
  }

  loggedOut(): void {
    // Sets a new state object each time, so that a late response to an earlier call can be detected.
    this.set({ ...VISITOR });
  }
}

/** Separate streams for the signed-in user, their credits and their subscriptions. */
export interface AccountStreams {
  readonly user$: Observable<UserProfile | null>;
  readonly credits$: Observable<Credits>;
  readonly subscriptions$: Observable<Subscriptions>;
}

/**
 * Returns the streams of the user, the credits and the subscriptions. All three derive from the same account store, so
 * they never mix data of two people. Each emits its current value at once and then only on changes.
 *
 * Source: specification, section 3 (ACC-03, CRD-01, CRD-02).
 *
 * @example
 * accountStreams(new AccountStore()).credits$.subscribe(({ sticker }) => showMessage(`${sticker} stickers left`));
 */
export function accountStreams({ state$ }: Pick<ReadableStore<AccountState>, 'state$'>): AccountStreams {
  const part = <Part>(select: (state: AccountState) => Part) => state$.pipe(map(select), distinctUntilChanged());
  return {
    user$: part(({ user }) => user),
    credits$: part(({ credits }) => credits),
    subscriptions$: part(({ subscriptions }) => subscriptions),
  };
}
