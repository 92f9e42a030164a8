import type { CookieJar } from '#ports/cookie-jar.ts';
import type { Account } from './account.ts';
import type { AccountStore } from './account-store.ts';
import type { UserProfile } from './user-profile.ts';

/** Where it is kept who is signed in. */
export interface SignInPlaces {
  readonly cookies: CookieJar;
  readonly account: AccountStore;
}

/**
 * Makes a person the one who is signed in: the token and id go into the cookies `token` and `id`, the person, their
 * credits and subscriptions into the account store.
 *
 * Source: specification, section 4 (ACC-03).
 *
 * @example
 * const signInFrom = (signedIn: Account) => signIn({ cookies, account }, signedIn).email;
 */
export function signIn({ cookies, account }: SignInPlaces, signedIn: Account): UserProfile {
  cookies.set('token', signedIn.token);
  cookies.set('id', signedIn.user.id);
  account.loggedIn(signedIn);
  return signedIn.user;
}
