import type { CookieJar } from '../../ports/cookie-jar.ts';
import type { AccountStore } from './account-store.ts';

/** Signs the person out of this browser. */
export type LogOut = () => void;

/**
 * Makes the use case that signs a person out: the cookies go, and with them all that is personal in the stores.
 *
 * Source: ACC-19.
 *
 * @example
 * createLogOut({ cookies, account })();
 */
export function createLogOut({
  cookies,
  account,
}: {
  readonly cookies: CookieJar;
  readonly account: AccountStore;
}): LogOut {
  return () => {
    cookies.remove('token');
    cookies.remove('id');
    account.loggedOut();
  };
}
