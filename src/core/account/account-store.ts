import { type Credits, NO_CREDITS } from '../billing/credits.ts';
import { NO_SUBSCRIPTIONS, type Subscriptions } from '../billing/subscriptions.ts';
import { StateStore } from '../state/state-store.ts';
import type { Account } from './account.ts';
import type { ProfileDetails, UserProfile } from './user-profile.ts';

/** Who is signed in, with what they may still make; `user` is `null` for a visitor. */
export interface AccountState {
  readonly user: UserProfile | null;
  readonly credits: Credits;
  readonly subscriptions: Subscriptions;
}

const VISITOR: AccountState = { user: null, credits: NO_CREDITS, subscriptions: NO_SUBSCRIPTIONS };

/**
 * Holds who is signed in. Setting the user always sets credits and subscriptions with it (specification, section 4).
 *
 * @example
 * const accounts = new AccountStore();
 * accounts.get().user; // null
 */
export class AccountStore extends StateStore<AccountState> {
  constructor() {
    super(VISITOR);
  }

  loggedIn({ user, credits, subscriptions }: Account): void {
    this.set({ user, credits, subscriptions });
  }

  /** The signed-in person has other details now; for a visitor there is nothing to change. */
  profileUpdated(details: ProfileDetails): void {
    const state = this.get();
    if (state.user !== null) this.set({ ...state, user: { ...state.user, ...details } });
  }

  /** The signed-in person has another picture now, at this path; for a visitor there is nothing to change. */
  profileImageChanged(profileImage: string): void {
    const state = this.get();
    if (state.user !== null) this.set({ ...state, user: { ...state.user, profileImage } });
  }

  /** The signed-in dealer has another logo now, at this path, or none; for a visitor there is nothing to change. */
  dealerLogoChanged(dealerLogo: string): void {
    const state = this.get();
    if (state.user !== null) this.set({ ...state, user: { ...state.user, dealerLogo } });
  }

  /** An earlier visit, another tab, or the server that has made the page, left this state. */
  restored(state: AccountState): void {
    this.set(state);
  }

  loggedOut(): void {
    // A state of its own each time, by which an answer that was asked for before is known to be too late.
    this.set({ ...VISITOR });
  }
}
