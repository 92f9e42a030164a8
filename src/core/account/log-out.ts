import type { AccountGateway } from '../../ports/account-gateway.ts';
import type { CookieJar } from '../../ports/cookie-jar.ts';
import type { AccountStore } from './account-store.ts';

/** Signs the person out: of this browser at once, and then with the origin. */
export type LogOut = () => Promise<void>;

/** A store that holds something of the person, and lets go of it. */
export interface PersonalStore {
  loggedOut(): void;
}

/** What {@link createLogOut} needs. */
export interface LogOutDependencies {
  readonly accounts: Pick<AccountGateway, 'logOut'>;
  readonly cookies: CookieJar;
  readonly account: AccountStore;
  /** Every other store that holds something personal. */
  readonly personalStores?: readonly PersonalStore[];
}

/**
 * Makes the use case that signs a person out: the cookies go, and with them all that is personal in stores.
 * The origin is told to take the token back; where it cannot be told, the person is signed out here all the same.
 *
 * A store that is kept between visits clears what it has kept itself, so that other tabs follow.
 *
 * Source: ACC-19.
 *
 * @example
 * await createLogOut({ accounts, cookies, account, personalStores: [new SessionFlagsStore()] })();
 */
export function createLogOut({ accounts, cookies, account, personalStores = [] }: LogOutDependencies): LogOut {
  return async () => {
    // Asked while the token is still there.
    const told = cookies.get('token') === null ? null : accounts.logOut();
    cookies.remove('token');
    cookies.remove('id');
    for (const store of [account, ...personalStores]) store.loggedOut();
    await told;
  };
}
