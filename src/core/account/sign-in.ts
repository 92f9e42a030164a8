import type { CookieJar } from '#ports/cookie-jar.ts';
import type { Account } from './account.ts';
import type { AccountStore } from './account-store.ts';
import type { UserProfile } from './user-profile.ts';

/** The stores of the signed-in account. */
export interface SignInPlaces {
  readonly cookies: CookieJar;
  readonly account: AccountStore;
}

/**
 * Signs a person in: stores the token and ID in the cookies `token` and `id`, and the person, their credits and
 * subscriptions in the account store.
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
