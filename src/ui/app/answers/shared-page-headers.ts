import type { HeadersFunction } from 'react-router';

/**
 * Of a page that is the same for all who are not signed in: made of its address and the content of its site alone. The
 * host may keep it, as long as `Surrogate-Control` says; browsers ask anew each time, for its nonce is for one answer.
 */
export const sharedPageHeaders: HeadersFunction = () => ({
  'surrogate-control': 'max-age=30, stale-while-revalidate=600',
});
