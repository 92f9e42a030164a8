import type { CallOptions } from '#ports/call-options.ts';
import type { ContentGateway } from '#ports/content-gateway.ts';
import type { Logger } from '#ports/logger.ts';
import { firstPublished } from '../site/published-documents.ts';
import { NO_SITE_CONTENT, type SiteContent, siteContentFrom } from '../site/site-content.ts';
import { contentErrorText } from './content-error-text.ts';

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
}: {
  readonly contents: Pick<ContentGateway, 'sites'>;
  readonly logger: Logger;
}): LoadSiteContent {
  return (domain, options) =>
    contents.sites(domain, options).match(
      (documents) => siteContentFrom(firstPublished(documents)),
      (error) => {
        logger.error(`Failed to fetch sites: ${contentErrorText(error)}`, { domain });
        return NO_SITE_CONTENT;
      },
    );
}
