import type { CookieJar } from '../../ports/cookie-jar.ts';
import type { AccountStore } from './account-store.ts';

/** Signs the person out of this browser. */
export type LogOut = () => void;

/** A store that holds something of the person, and lets go of it. */
export interface PersonalStore {
  loggedOut(): void;
}

/** What {@link createLogOut} needs. */
export interface LogOutDependencies {
  readonly cookies: CookieJar;
  readonly account: AccountStore;
  /** Every other store that holds something personal. */
  readonly personalStores?: readonly PersonalStore[];
}

/**
 * Makes the use case that signs a person out: the cookies go, and with them all that is personal in stores.
 * A store that is kept between visits clears what it has kept itself, so that other tabs follow.
 *
 * Source: ACC-19.
 *
 * @example
 * createLogOut({ cookies, account, personalStores: [new SessionFlagsStore()] })();
 */
export function createLogOut({ cookies, account, personalStores = [] }: LogOutDependencies): LogOut {
  return () => {
    cookies.remove('token');
    cookies.remove('id');
    for (const store of [account, ...personalStores]) store.loggedOut();
  };
}
