import { err, ok, ResultAsync } from 'neverthrow';
import { type PayloadRecord, recordFrom } from '#core/payload/payload-fields.ts';
import { publishedDocuments } from '#core/site/published-documents.ts';
import type { ContentDocuments, ContentError, ContentGateway } from '#ports/content-gateway.ts';

/** A CMS in memory. */
export interface FakeCms {
  readonly sites: readonly PayloadRecord[];
  readonly pages: readonly PayloadRecord[];
  /** Makes every following query fail with this error; `null` restores normal operation. */
  fail(error: ContentError | null): void;
  readonly failure: () => ContentError | null;
}

/**
 * Creates a CMS in memory with these documents.
 *
 * @example
 * createFakeCms({ sites: [aSiteDocument()] });
 */
export function createFakeCms({ sites = [], pages = [] }: Partial<Pick<FakeCms, 'sites' | 'pages'>> = {}): FakeCms {
  let failure: ContentError | null = null;
  return {
    sites,
    pages,
    failure: () => failure,
    fail: (error) => {
      failure = error;
    },
  };
}

/** Creates the content gateway of a fake CMS. */
export function createFakeContentGateway(cms: FakeCms): ContentGateway {
  function found(select: () => readonly PayloadRecord[]): ResultAsync<ContentDocuments, ContentError> {
    return new ResultAsync(
      Promise.resolve().then(() => {
        const failure = cms.failure();
        return failure === null ? ok({ docs: publishedDocuments({ docs: select() }) }) : err(failure);
      }),
    );
  }
  return {
    sites: (domain) => found(() => cms.sites.filter((site) => site.domain === domain)),
    pages: ({ domain, url }) =>
      found(() => cms.pages.filter((page) => page.url === url && recordFrom(page.site)?.domain === domain)),
  };
}
