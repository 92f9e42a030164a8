import { useEffect } from 'react';
import type { AccountState } from '#core/account/account-store.ts';
import { useContainer } from '#ui/hooks/use-container.ts';

/** Passes the account data from the server to this browser and, through its storage, to all other tabs. */
export function AccountInStep({ account }: { readonly account: AccountState }) {
  const container = useContainer();
  useEffect(() => {
    // Follows the account from its first use, and stores the dealer flag (ACC-16).
    container.get('sessionFlags');
    container.get('account').restored(account);
  }, [container, account]);
  return null;
}
