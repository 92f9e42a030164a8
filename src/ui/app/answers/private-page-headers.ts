import type { HeadersFunction } from 'react-router';

/**
 * The headers of a page for one buyer only: search engines must not index it. The host prevents it from being cached.
 */
export const privatePageHeaders: HeadersFunction = () => ({ 'x-robots-tag': 'noindex' });
