import { useOnline } from './use-online.ts';

/**
 * Returns when links prefetch their pages: on intent, and never offline. If a page can't be fetched, the router reloads
 * the document, which would leave the app.
 *
 * @example
 * const prefetch = usePrefetch();
 */
export function usePrefetch(): 'intent' | 'none' {
  return useOnline() ? 'intent' : 'none';
}
