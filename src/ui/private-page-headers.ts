import type { HeadersFunction } from 'react-router';

/** Of a page that is for one buyer alone: no cache stores it, and no search engine lists it. */
export const privatePageHeaders: HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
});
