import type { ResultAsync } from 'neverthrow';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Account } from './account.ts';
import type { AccountStore } from './account-store.ts';

/** Learns anew who is signed in, and what they have. */
export type LoadAccount = (options?: CallOptions) => ResultAsync<Account, GatewayError>;

/**
 * Makes the use case that brings the account up to date: after a purchase, or where a person signed in without scripts.
 * Where the token holds no longer, nobody is signed in from then on.
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
}: {
  readonly accounts: Pick<AccountGateway, 'current'>;
  readonly account: AccountStore;
}): LoadAccount {
  return (options) => {
    const before = account.get();
    const hasSignedOut = () => account.get() !== before && account.get().user === null;
    return accounts
      .current(options)
      .andTee((current) => {
        // Nothing of a person is stored again once they have signed out.
        if (!hasSignedOut()) account.loggedIn(current);
      })
      .orTee((error) => {
        if (error.code === 'signed-out') account.loggedOut();
      });
  };
}
