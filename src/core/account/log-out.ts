import type { CookieJar } from '../../ports/cookie-jar.ts';
import type { KeyValueStorage } from '../../ports/key-value-storage.ts';
import type { AccountStore } from './account-store.ts';

/** Signs the person out of this browser. */
export type LogOut = () => void;

/** A store that holds something of the person, and lets go of it. */
export interface PersonalStore {
  loggedOut(): void;
}

/** A key of a storage under which something of the person is kept, and that no store looks after. */
export interface PersonalKey {
  readonly storage: Pick<KeyValueStorage, 'remove'>;
  readonly key: string;
}

/** What {@link createLogOut} needs. */
export interface LogOutDependencies {
  readonly cookies: CookieJar;
  readonly account: AccountStore;
  /** Every other store that holds something personal. */
  readonly personalStores?: readonly PersonalStore[];
  readonly personalKeys?: readonly PersonalKey[];
}

/**
 * Makes the use case that signs a person out: the cookies go, and with them all that is personal in stores and storage.
 * A store that is kept between visits clears what it has kept itself, so that other tabs follow.
 *
 * Source: ACC-19.
 *
 * @example
 * createLogOut({ cookies, account, personalKeys: [{ storage, key: 'feedbacks' }] })();
 */
export function createLogOut({ cookies, account, personalStores = [], personalKeys = [] }: LogOutDependencies): LogOut {
  return () => {
    cookies.remove('token');
    cookies.remove('id');
    for (const store of [account, ...personalStores]) store.loggedOut();
    for (const { storage, key } of personalKeys) storage.remove(key);
  };
}
