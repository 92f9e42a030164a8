import { useEffect } from 'react';
import type { AccountState } from '#core/account/account-store.ts';
import { useContainer } from '#ui/hooks/use-container.ts';

/** Hands what the server told of the person on to this browser, and by its storage to every other tab. */
export function AccountInStep({ account }: { readonly account: AccountState }) {
  const container = useContainer();
  useEffect(() => {
    // Follows the account from when it is first asked for, and stores the dealer flag (ACC-16).
    container.get('sessionFlags');
    container.get('account').restored(account);
  }, [container, account]);
  return null;
}
