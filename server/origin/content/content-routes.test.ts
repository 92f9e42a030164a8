import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPageDocument, aSiteDocument } from '#tests/builders/content-documents.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { pageEntries, siteEntries } from '../data-import/content-entries.ts';
import { importEntries } from '../data-import/import-entries.ts';
import { issuePreviewToken, PREVIEW_TOKEN_MS } from './preview-token.ts';

const numbered = (values: readonly unknown[]) => values.map((value, index) => ({ line: index + 1, value }));
const site = { id: 'many', domain: 'many.example', status: 'published', sortOrder: 1 };
const menus = [
  { id: 'm1', linkType: 'page', page: 'page-01' },
  { id: 'm2', linkType: 'group', linkGroup: { label: 'More', pages: ['page-02', 'draft'] } },
  { id: 'm3', linkType: 'page', page: { id: 'plans', title: 'Plans', url: '/plans' } },
];

describe.each(['sqlite', 'postgres'] as const)('content of the origin on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  const ask = async (path: string) => (await client.get(path)).json();

  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    const pages = Array.from({ length: 23 }, (_, index) => {
      const number = String(index + 1).padStart(2, '0');
      return aPageDocument({ id: `page-${number}`, url: `/p/${number}`, site: 'many', title: `Page ${number}` });
    });
    await importEntries(origin.ctx, siteEntries, numbered([aSiteDocument({ ...site, headers: menus })]));
    await importEntries(origin.ctx, pageEntries, [
      ...numbered(pages),
      ...numbered([aPageDocument({ id: 'draft', url: '/draft', site: 'many', status: 'draft' })]),
    ]);
  });
  afterAll(() => origin.close());

  it('paginates a collection like Payload', async () => {
    const query = '/api/pages?where[site.domain][equals]=many.example&limit=10&sort=-url';
    const { docs, ...frame } = await ask(`${query}&page=2`);
    expect(docs.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual(['page-13', 'page-12']);
    expect(frame).toEqual({
      totalDocs: 23,
      limit: 10,
      totalPages: 3,
      page: 2,
      pagingCounter: 11,
      hasPrevPage: true,
      hasNextPage: true,
      prevPage: 1,
      nextPage: 3,
    });
    expect(await ask(`${query}&page=3`)).toMatchObject({ hasNextPage: false, nextPage: null, prevPage: 2 });
    expect((await ask('/api/pages?where[site.domain][equals]=none.example')).totalPages).toBe(1);
  });

  it('CNT-05 resolves menus and sites with depth 1, and returns IDs with depth 0', async () => {
    const query = '/api/sites?where[domain][equals]=many.example';
    const [resolved] = (await ask(`${query}&depth=1`)).docs;
    expect(resolved.headers).toEqual([
      {
        id: 'm1',
        linkType: 'page',
        page: { id: 'page-01', title: 'Page 01', url: '/p/01' },
        linkGroup: null,
      },
      {
        id: 'm2',
        linkType: 'group',
        page: null,
        // A draft remains an ID, because visitors cannot open it.
        linkGroup: { label: 'More', pages: [{ id: 'page-02', title: 'Page 02', url: '/p/02' }, 'draft'] },
      },
      { id: 'm3', linkType: 'page', page: { id: 'plans', title: 'Plans', url: '/plans' }, linkGroup: null },
    ]);
    expect((await ask(`${query}&depth=0`)).docs[0].headers).toEqual(menus);
    const page = '/api/pages?where[id][equals]=page-01';
    expect((await ask(page)).docs[0].site).toEqual({ id: 'many', domain: 'many.example' });
    expect((await ask(`${page}&depth=0`)).docs[0].site).toBe('many');
  });

  it('CNT-07 shows drafts only with a preview token, for one week', async () => {
    const draft = '/api/pages?where[url][equals]=/draft';
    const token = await issuePreviewToken(origin.ctx);
    expect((await ask(`${draft}&where[status][equals]=draft`)).docs).toEqual([]);
    expect((await ask(`${draft}&preview=wrong`)).docs).toEqual([]);
    expect((await ask(`${draft}&preview=${token}`)).docs[0].id).toBe('draft');
    expect((await ask(`${draft}&preview=${token}&where[status][equals]=published`)).docs).toEqual([]);
    origin.now.advance(PREVIEW_TOKEN_MS);
    expect((await ask(`${draft}&preview=${token}`)).docs).toEqual([]);
  });

  it('CNT-01 CNT-03 returns the same for requests that name the collection in `endpoint`', async () => {
    const sites = 'where[domain][equals]=many.example&where[status][equals]=published&sort=sortOrder&depth=1';
    expect(await ask(`/api/content?endpoint=sites&${sites}`)).toEqual(await ask(`/api/sites?${sites}`));
    const pages = 'where[url][equals]=/p/05&where[site.domain][equals]=many.example';
    expect(await ask(`/api/content?endpoint=pages&${pages}`)).toEqual(await ask(`/api/pages?${pages}`));
    expect((await client.get('/api/content?endpoint=users')).status).toBe(404);
  });

  it.each([
    'where[settings][equals]=1',
    'where[or][0][id][equals]=1',
    'where[status][not_equals]=draft',
    'sort=document',
  ])('rejects an unsupported query instead of returning more: %s', async (query) => {
    expect((await client.get(`/api/sites?${query}`)).status).toBe(422);
    expect((await client.get(`/api/pages?${query}`)).status).toBe(422);
  });

  it('does not interpret text as SQL', async () => {
    const attack = encodeURIComponent("' or 1=1 --");
    expect((await ask(`/api/pages?where[url][equals]=${attack}`)).docs).toEqual([]);
    expect((await ask(`/api/pages?limit=-1&page=0&where[site.domain][equals]=many.example`)).docs).toHaveLength(10);
  });
});
