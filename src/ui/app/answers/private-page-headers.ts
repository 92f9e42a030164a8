import type { HeadersFunction } from 'react-router';

/** Of a page that is for one buyer alone: no search engine lists it. That no cache stores it, the host sees to. */
export const privatePageHeaders: HeadersFunction = () => ({ 'x-robots-tag': 'noindex' });
