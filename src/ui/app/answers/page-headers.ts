import type { HeadersFunction } from 'react-router';

/**
 * The headers of a page for one buyer only: search engines must not index it. The host prevents it from being cached.
 */
export const privatePageHeaders: HeadersFunction = () => ({ 'x-robots-tag': 'noindex' });

/**
 * The headers of a page that is the same for all signed-out visitors, because it depends only on its URL and its site's
 * content. The host may cache it for the time in `Surrogate-Control`. Browsers always revalidate it, because its nonce
 * is valid for one response only.
 */
export const sharedPageHeaders: HeadersFunction = () => ({
  'surrogate-control': 'max-age=30, stale-while-revalidate=600',
});
