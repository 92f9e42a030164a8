import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether the page is hydrated: `false` on the server and during the browser's first render.
 *
 * @example
 * const canScan = useHydrated(); // until then the plain form does it
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
