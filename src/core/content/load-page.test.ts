import { describe, expect, it } from 'vitest';
import { aPageDocument } from '#tests/builders/content-documents.ts';
import { createFakeCms, createFakeContentGateway } from '#tests/fakes/fake-content-gateway.ts';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import type { PayloadRecord } from '../payload/payload-fields.ts';
import { createLoadPage } from './load-content.ts';

const address = { domain: 'test.vinport.example', url: '/about' };

function setUp(...pages: PayloadRecord[]) {
  const cms = createFakeCms({ pages });
  const logger = createFakeLogger();
  return { cms, logger, load: createLoadPage({ contents: createFakeContentGateway(cms), logger }) };
}

describe('loadPage', () => {
  it('CNT-03 CNT-06 reads the first document and fills missing metadata with defaults', async () => {
    const { load, logger } = setUp(aPageDocument(), aPageDocument({ meta: { title: 'Second' } }));
    expect(await load(address)).toEqual({
      page: { url: '/about', domain: address.domain, status: 'published', fields: aPageDocument() },
      metadata: {
        title: 'About us',
        description: 'Default Description',
        keywords: 'Default Keywords',
        canonical: null,
        robots: null,
        structuredData: null,
      },
    });
    expect(logger.entries).toEqual([]);
  });

  it('CNT-04 returns null page data and empty metadata without documents, and logs nothing', async () => {
    const { load, logger } = setUp(aPageDocument({ url: '/other' }));
    expect(await load(address)).toEqual({ page: null, metadata: {} });
    expect(logger.entries).toEqual([]);
  });

  it.each([
    [{ code: 'not-ok', statusText: 'Not Found' }, 'Failed to fetch pages: Not Found'],
    [{ code: 'failed', reason: 'fetch failed' }, 'Failed to fetch pages: fetch failed'],
  ] as const)('CNT-04 logs a failure and returns no page data and empty metadata: %j', async (failure, message) => {
    const { cms, load, logger } = setUp(aPageDocument());
    cms.fail(failure);
    expect(await load(address)).toEqual({ page: null, metadata: {}, isUnavailable: true });
    expect(logger.entries).toEqual([{ level: 'error', message, details: address }]);
  });
});
