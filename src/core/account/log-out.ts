import type { ResultAsync } from 'neverthrow';
import type { AccountCalls } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';

/** Signs the person out of this browser immediately, and then revokes the token at the origin. */
export type LogOut = () => Promise<void>;

/** Ends all sessions of the person on every device, including this one. */
export type LogOutEverywhere = (options?: CallOptions) => ResultAsync<void, GatewayError>;

/** A store with personal data that can be cleared. */
export interface PersonalStore {
  loggedOut(): void;
}

/** The places in this browser where personal data is stored. */
export interface PersonalPlaces {
  readonly cookies: CookieJar;
  readonly account: AccountStore;
  /** All other stores with personal data. */
  readonly personalStores?: readonly PersonalStore[] | undefined;
}

/** The dependencies of {@link createLogOut}. */
export type LogOutDependencies = PersonalPlaces & AccountCalls<'logOut'>;

/** The dependencies of {@link createLogOutEverywhere}. */
export type LogOutEverywhereDependencies = PersonalPlaces & AccountCalls<'logOutEverywhere'>;

/**
 * Creates the use case that signs a person out. It deletes the cookies and clears all personal data in stores. It also
 * asks the origin to revoke the token; if that fails, the person is still signed out locally.
 *
 * A store that persists its state between visits clears the persisted state itself, so that other tabs follow.
 *
 * Source: ACC-19.
 *
 * @example
 * await createLogOut({ accounts, cookies, account, personalStores: [new SessionFlagsStore()] })();
 */
export function createLogOut({ accounts, cookies, account, personalStores }: LogOutDependencies): LogOut {
  return async () => {
    // Sent while the token cookie still exists.
    const revoked = cookies.get('token') === null ? null : accounts.logOut();
    forgetPerson({ cookies, account, personalStores });
    await revoked;
  };
}

/**
 * Creates the use case that ends all sessions of a person. Unlike {@link createLogOut}, it signs out locally only after
 * the origin has ended the sessions: a person who fears for their account must know whether it worked. A token that the
 * origin no longer accepts is cleared as well.
 *
 * Source: ACC-19.
 *
 * @example
 * const result = await createLogOutEverywhere({ accounts, cookies, account })();
 */
export function createLogOutEverywhere({
  accounts,
  cookies,
  account,
  personalStores,
}: LogOutEverywhereDependencies): LogOutEverywhere {
  const forget = () => forgetPerson({ cookies, account, personalStores });
  return (options) =>
    accounts
      .logOutEverywhere(options)
      .map(forget)
      .mapErr((error) => {
        if (error.code === 'signed-out') forget();
        return error;
      });
}

function forgetPerson({ cookies, account, personalStores = [] }: PersonalPlaces): void {
  cookies.remove('token');
  cookies.remove('id');
  for (const store of [account, ...personalStores]) store.loggedOut();
}
