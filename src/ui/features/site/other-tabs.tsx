import { lazy, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ACCOUNT_STORAGE_KEY } from '../../../core/account/account-storage-key.ts';
import { Optional } from '../../components/optional.tsx';

const OtherTabsDialog = lazy(async () => ({ default: (await import('./other-tabs-dialog.tsx')).OtherTabsDialog }));

/** What is typed into: a field whose value differs from the one it came with. */
const FIELDS = 'main input:not([type=hidden]), main textarea, [role=dialog] input, [role=dialog] textarea';

/**
 * Loads again what the page shows when another tab has signed in or out, or used or bought credits. Where that would
 * drop text that somebody typed, it asks first.
 */
export function OtherTabs() {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== ACCOUNT_STORAGE_KEY) return;
      if (hasTypedText(document)) setAsking(true);
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

function hasTypedText(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, defaultValue }) => value !== defaultValue && value.trim() !== '',
  );
}
