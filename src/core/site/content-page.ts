import { type PayloadRecord, recordFrom, textFrom } from '../payload/payload-fields.ts';
import { type PageMetadata, pageMetadataFrom } from './page-metadata.ts';

/** A page that is written in the CMS. Source: specification, section 3. */
export interface ContentPage {
  /** The path under which it is shown. */
  readonly url: string;
  /** The site it belongs to; `null` where the CMS did not resolve it. */
  readonly domain: string | null;
  readonly status: string | null;
  /** Every field as it came: blocks and texts have the CMS's own shape. */
  readonly fields: PayloadRecord;
}

/** What a look-up of a page comes to. Without a page the metadata are empty, not the defaults. */
export interface PageContent {
  readonly page: ContentPage | null;
  readonly metadata: Partial<PageMetadata>;
  /** The CMS gave no answer: whether there is such a page is not known (RES-02). */
  readonly isUnavailable?: true;
}

/** No page was found, or none could be read (specification, section 8). */
export const NO_PAGE_CONTENT: PageContent = { page: null, metadata: {} };

/**
 * Reads a page from its document; no document, or one without a url, gives no page.
 *
 * Source: specification, sections 3 and 8 (CNT-03, CNT-04).
 *
 * @example
 * pageContentFrom({ url: '/about', meta: { title: 'About' } }).metadata.title; // 'About'
 */
export function pageContentFrom(document: unknown): PageContent {
  const fields = recordFrom(document) ?? {};
  const url = textFrom(fields.url);
  if (url === null) return NO_PAGE_CONTENT;
  const domain = textFrom(recordFrom(fields.site)?.domain);
  return {
    page: { url, domain, status: textFrom(fields.status), fields },
    metadata: pageMetadataFrom(fields.meta),
  };
}
