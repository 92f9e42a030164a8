import type { CallOptions } from '#ports/call-options.ts';
import type { ContentGateway, PageAddress } from '#ports/content-gateway.ts';
import type { Logger } from '#ports/logger.ts';
import { NO_PAGE_CONTENT, type PageContent, pageContentFrom } from '../site/content-page.ts';
import { firstPublished } from '../site/published-documents.ts';
import { contentErrorText } from './content-error-text.ts';

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
export function createLoadPage({
  contents,
  logger,
}: {
  readonly contents: Pick<ContentGateway, 'pages'>;
  readonly logger: Logger;
}): LoadPage {
  return (address, options) =>
    contents.pages(address, options).match(
      (documents) => pageContentFrom(firstPublished(documents)),
      (error) => {
        logger.error(`Failed to fetch pages: ${contentErrorText(error)}`, { ...address });
        return { ...NO_PAGE_CONTENT, isUnavailable: true };
      },
    );
}
