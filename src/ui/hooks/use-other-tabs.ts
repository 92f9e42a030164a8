import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ACCOUNT_STORAGE_KEY } from '../../core/account/account-storage-key.ts';

/** Asks anew for what the page shows when another tab has signed in or out, or used or bought credits. */
export function useOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === ACCOUNT_STORAGE_KEY) void revalidate();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [revalidate]);
}
