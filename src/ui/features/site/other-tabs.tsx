import { lazy, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ACCOUNT_STORAGE_KEY } from '#core/account/account-storage-key.ts';
import { Optional } from '#ui/components/optional.tsx';

// Another tab is seldom open: what it takes to ask comes when one has changed the sign-in.
const dialog = () => import('./other-tabs-dialog.tsx');
const OtherTabsDialog = lazy(async () => ({ default: (await dialog()).OtherTabsDialog }));

/**
 * Loads again what the page shows when another tab has signed in or out, or used or bought credits. Where that would
 * drop text that somebody typed, it asks first.
 */
export function OtherTabs() {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const follow = async ({ key }: StorageEvent) => {
      if (key !== ACCOUNT_STORAGE_KEY) return;
      // Offline nothing can be loaded again; the page loads again by itself once the connection is back.
      const part = await dialog().catch(() => null);
      if (part?.hasTypedText(document)) setAsking(true);
      else void revalidate();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [revalidate]);
  return isAsking ? (
    <Optional>
      <OtherTabsDialog
        onStay={() => setAsking(false)}
        onReload={() => {
          setAsking(false);
          void revalidate();
        }}
      />
    </Optional>
  ) : null;
}
