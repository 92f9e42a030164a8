import type { ResultAsync } from 'neverthrow';
import type { AccountCalls } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Account } from './account.ts';
import type { AccountStore } from './account-store.ts';

/** Reloads the signed-in person with their credits and subscriptions. */
export type LoadAccount = (options?: CallOptions) => ResultAsync<Account, GatewayError>;

/**
 * Creates the use case that refreshes the account, after a purchase or after a sign-in without JavaScript. If the token
 * has expired, the person is signed out.
 *
 * Source: specification, section 4 (ACC-03).
 *
 * @example
 * const loaded = await createLoadAccount({ accounts, account })();
 * const stickers = loaded.map(({ credits }) => credits.sticker);
 */
export function createLoadAccount({
  accounts,
  account,
}: AccountCalls<'current'> & { readonly account: AccountStore }): LoadAccount {
  return (options) => {
    const before = account.get();
    const hasSignedOut = () => account.get() !== before && account.get().user === null;
    return accounts
      .current(options)
      .andTee((current) => {
        // Do not store a person's data again after they have signed out.
        if (!hasSignedOut()) account.loggedIn(current);
      })
      .orTee((error) => {
        if (error.code === 'signed-out') account.loggedOut();
      });
  };
}
