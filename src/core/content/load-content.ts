import type { CallOptions } from '#ports/call-options.ts';
import type { ContentCalls, ContentError, PageAddress } from '#ports/content-gateway.ts';
import type { Logger } from '#ports/logger.ts';
import { NO_PAGE_CONTENT, type PageContent, pageContentFrom } from '../site/content-page.ts';
import { firstPublished } from '../site/published-documents.ts';
import { NO_SITE_CONTENT, type SiteContent, siteContentFrom } from '../site/site-content.ts';

/** Loads a content page. If there is none or it cannot be read, the result has no page and empty metadata. */
export type LoadPage = (address: PageAddress, options?: CallOptions) => Promise<PageContent>;

/**
 * Creates the use case that loads a content page and its metadata from the first published document.
 *
 * Source: specification, sections 7 to 9 (CNT-03, CNT-04, CNT-06, CNT-07).
 *
 * @example
 * const { page, metadata } = await createLoadPage({ contents, logger })({
 *   domain: 'test.vinport.example',
 *   url: '/about',
 * });
 */
export function createLoadPage({ contents, logger }: ContentCalls<'pages'> & { readonly logger: Logger }): LoadPage {
  return (address, options) =>
    contents.pages(address, options).match(
      (documents) => pageContentFrom(firstPublished(documents)),
      (error) => {
        logger.error(`Failed to fetch pages: ${contentErrorText(error)}`, { ...address });
        return { ...NO_PAGE_CONTENT, isUnavailable: true };
      },
    );
}

/** Loads a site's content from the CMS; returns an empty object if there is none or it cannot be read. */
export type LoadSiteContent = (domain: string, options?: CallOptions) => Promise<SiteContent>;

/**
 * Creates the use case that loads the headers, footers, trust rating and reviews of a site from its first published
 * document.
 *
 * Source: specification, sections 3, 7 and 8 (CNT-01, CNT-02, CNT-07).
 *
 * @example
 * const content = await createLoadSiteContent({ contents, logger })('test.vinport.example');
 */
export function createLoadSiteContent({
  contents,
  logger,
}: ContentCalls<'sites'> & { readonly logger: Logger }): LoadSiteContent {
  return (domain, options) =>
    contents.sites(domain, options).match(
      (documents) => siteContentFrom(firstPublished(documents)),
      (error) => {
        logger.error(`Failed to fetch sites: ${contentErrorText(error)}`, { domain });
        return NO_SITE_CONTENT;
      },
    );
}

/**
 * Returns the log text of a failed query: the status text of a response that was not OK, otherwise the error.
 *
 * Source: specification, section 8 (CNT-02, CNT-04).
 *
 * @example
 * contentErrorText({ code: 'not-ok', statusText: 'Bad Gateway' }); // 'Bad Gateway'
 */
export function contentErrorText(error: ContentError): string {
  return error.code === 'not-ok' ? error.statusText : error.reason;
}
