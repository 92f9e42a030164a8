import { useOnline } from './use-online.ts';

/**
 * When a link fetches its page ahead: as soon as somebody is about to follow it, and never while offline. The router
 * reloads the document where a page cannot be fetched, which would leave the app.
 *
 * @example
 * const prefetch = usePrefetch();
 */
export function usePrefetch(): 'intent' | 'none' {
  return useOnline() ? 'intent' : 'none';
}
