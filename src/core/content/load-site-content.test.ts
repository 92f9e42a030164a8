import { describe, expect, it } from 'vitest';
import { aSiteDocument } from '#tests/builders/content-documents.ts';
import { createFakeCms, createFakeContentGateway } from '#tests/fakes/fake-content-gateway.ts';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import type { PayloadRecord } from '../payload/payload-fields.ts';
import { createLoadSiteContent } from './load-content.ts';

const domain = 'test.vinport.example';

function setUp(...sites: PayloadRecord[]) {
  const cms = createFakeCms({ sites });
  const logger = createFakeLogger();
  return { cms, logger, load: createLoadSiteContent({ contents: createFakeContentGateway(cms), logger }) };
}

describe('loadSiteContent', () => {
  it('CNT-01 reads headers, footers, trustpilot and reviews from the first document only', async () => {
    const { load, logger } = setUp(aSiteDocument({ sortOrder: 2, trustpilot: null }), aSiteDocument({ sortOrder: 1 }));
    expect(await load(domain)).toEqual({
      headers: [
        { id: 'entry-1', linkType: 'page', page: { id: 'page-1', title: 'Plans', url: '/plans' }, linkGroup: null },
      ],
      footers: [],
      trustpilot: { score: 4.7 },
      reviews: [],
    });
    expect(logger.entries).toEqual([]);
  });

  it('CNT-07 skips unpublished documents even if the CMS returns them', async () => {
    const logger = createFakeLogger();
    const { cms } = setUp(aSiteDocument({ status: 'draft' }));
    const contents = createFakeContentGateway(cms);
    const careless = { sites: (wanted: string) => contents.sites(wanted).map(() => ({ docs: cms.sites })) };
    expect(await createLoadSiteContent({ contents: careless, logger })(domain)).toEqual({});
  });

  it('CNT-02 returns an empty object without documents, and logs nothing', async () => {
    const { load, logger } = setUp(aSiteDocument({ domain: 'other.vinport.example' }));
    expect(await load(domain)).toEqual({});
    expect(logger.entries).toEqual([]);
  });

  it.each([
    [{ code: 'not-ok', statusText: 'Bad Gateway' }, 'Failed to fetch sites: Bad Gateway'],
    [{ code: 'failed', reason: 'fetch failed' }, 'Failed to fetch sites: fetch failed'],
  ] as const)('CNT-02 logs a failure and returns an empty object: %j', async (failure, message) => {
    const { cms, load, logger } = setUp(aSiteDocument());
    cms.fail(failure);
    expect(await load(domain)).toEqual({});
    expect(logger.entries).toEqual([{ level: 'error', message, details: { domain } }]);
  });
});
