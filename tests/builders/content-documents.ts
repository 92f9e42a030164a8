import type { PayloadRecord } from '#core/payload/payload-fields.ts';
import { aMenuEntry } from './a-menu-entry.ts';

/**
 * Builds a site document as stored in the CMS.
 *
 * @example
 * aSiteDocument({ status: 'draft' });
 */
export function aSiteDocument(changes: PayloadRecord = {}): PayloadRecord {
  return {
    id: 'site-1',
    domain: 'test.vinport.example',
    status: 'published',
    sortOrder: 1,
    headers: [aMenuEntry()],
    footers: [],
    trustpilot: { score: 4.7 },
    reviews: [],
    ...changes,
  };
}

/**
 * Builds a page document as stored in the CMS.
 *
 * @example
 * aPageDocument({ meta: { title: 'About' } });
 */
export function aPageDocument(changes: PayloadRecord = {}): PayloadRecord {
  return {
    id: 'page-1',
    url: '/about',
    site: { id: 'site-1', domain: 'test.vinport.example' },
    status: 'published',
    meta: { title: 'About us' },
    ...changes,
  };
}
