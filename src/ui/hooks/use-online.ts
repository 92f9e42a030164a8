import { useSyncExternalStore } from 'react';

/**
 * Returns whether the browser reports a network connection.
 *
 * @example
 * const notice = useOnline() ? null : 'You are offline.';
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}

function follow(changed: () => void): () => void {
  const ending = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, changed, { signal: ending.signal });
  return () => ending.abort();
}
