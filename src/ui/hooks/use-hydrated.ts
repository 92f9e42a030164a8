import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether scripts have taken the page over; not yet on the server, nor in the first picture of the browser.
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
