import type { ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { AccountStore } from './account-store.ts';

/** Signs the person out: of this browser at once, and then with the origin. */
export type LogOut = () => Promise<void>;

/** Ends every sign-in of the person, on whatever device, and this one too. */
export type LogOutEverywhere = (options?: CallOptions) => ResultAsync<void, GatewayError>;

/** A store that holds something of the person, and lets go of it. */
export interface PersonalStore {
  loggedOut(): void;
}

/** Where something personal is held in this browser. */
export interface PersonalPlaces {
  readonly cookies: CookieJar;
  readonly account: AccountStore;
  /** Every other store that holds something personal. */
  readonly personalStores?: readonly PersonalStore[] | undefined;
}

/** What {@link createLogOut} needs. */
export interface LogOutDependencies extends PersonalPlaces {
  readonly accounts: Pick<AccountGateway, 'logOut'>;
}

/** What {@link createLogOutEverywhere} needs. */
export interface LogOutEverywhereDependencies extends PersonalPlaces {
  readonly accounts: Pick<AccountGateway, 'logOutEverywhere'>;
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
export function createLogOut({ accounts, cookies, account, personalStores }: LogOutDependencies): LogOut {
  return async () => {
    // Asked while the token is still there.
    const revoked = cookies.get('token') === null ? null : accounts.logOut();
    forgetPerson({ cookies, account, personalStores });
    await revoked;
  };
}

/**
 * Makes the use case that ends every sign-in of a person. Unlike {@link createLogOut} it signs out here only once the
 * origin has ended them: who fears for their account has to know whether it was done. A token that the origin knows no
 * longer is of no use here either.
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
