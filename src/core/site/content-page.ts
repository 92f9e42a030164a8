import { type PayloadRecord, recordFrom, textFrom } from '../payload/payload-fields.ts';
import { type PageMetadata, pageMetadataFrom } from './page-metadata.ts';

/** A page from the CMS. Source: specification, section 3. */
export interface ContentPage {
  /** The path of the page. */
  readonly url: string;
  /** The site of the page; `null` if the CMS did not resolve it. */
  readonly domain: string | null;
  readonly status: string | null;
  /** All fields in their original form: blocks and texts have the CMS's own shape. */
  readonly fields: PayloadRecord;
}

/** The result of a page lookup. Without a page, the metadata is empty and does not contain the defaults. */
export interface PageContent {
  readonly page: ContentPage | null;
  readonly metadata: Partial<PageMetadata>;
  /** The CMS did not respond, so it is unknown whether the page exists (RES-02). */
  readonly isUnavailable?: true;
}

/** The result if no page was found or could be read (specification, section 8). */
export const NO_PAGE_CONTENT: PageContent = { page: null, metadata: {} };

/**
 * Reads a page from its document. A missing document or a document without a URL results in no page.
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
