import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFocusHelper } from '#ui/hooks/use-focus-helper.ts';

/** Moves focus to the target of a link within the page (SHELL-02, SHELL-06). */
export function FocusLinkedPlace() {
  const bringToAttention = useFocusHelper();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again counts, too.
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(decodedId(hash));
    if (place === null) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    bringToAttention({ current: place });
  }, [hash, key, bringToAttention]);
  return null;
}

/** Returns the ID in a hash. An incorrectly encoded hash is used unchanged. */
function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
