import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ACCOUNT_STORAGE_KEY } from '#core/account/account-storage-key.ts';
import { optional } from '#ui/components/optional.tsx';

// Other tabs are rarely open, so the dialog is loaded only when one has changed the sign-in.
const dialog = () => import('./other-tabs-dialog.tsx');
const OtherTabsDialog = optional(async () => (await dialog()).OtherTabsDialog);

/**
 * Reloads the page's data when another tab has signed in or out, or used or bought credits. If that would discard typed
 * text, it asks first.
 */
export function OtherTabs() {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const follow = async ({ key }: StorageEvent) => {
      if (key !== ACCOUNT_STORAGE_KEY) return;
      // Nothing can be reloaded offline. The page reloads automatically when the connection is back.
      const part = await dialog().catch(() => null);
      if (part?.hasTypedText(document)) setAsking(true);
      else void revalidate();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [revalidate]);
  return isAsking ? (
    <OtherTabsDialog
      onStay={() => setAsking(false)}
      onReload={() => {
        setAsking(false);
        void revalidate();
      }}
    />
  ) : null;
}
