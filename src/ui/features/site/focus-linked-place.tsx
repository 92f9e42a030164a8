import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFocusHelper } from '#ui/hooks/use-focus-helper.ts';

/** Brings the place that a link within the page leads to to attention (SHELL-02, SHELL-06). */
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

/** The id in a hash; one that is not well encoded names itself. */
function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
