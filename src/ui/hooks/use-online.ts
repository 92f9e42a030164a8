import { useSyncExternalStore } from 'react';

/**
 * Whether the browser has a connection, as far as it knows.
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
