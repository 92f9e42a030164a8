import { describe, expect, it } from 'vitest';
import { aPageDocument, aSiteDocument } from '#tests/builders/content-documents.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpContentGateway } from './content-gateway.ts';
import { SPECIFIED_RETRIES } from './retrying-fetch.ts';

const domain = 'test.vinport.example';

const siteQuery = {
  'where[domain][equals]': domain,
  'where[status][equals]': 'published',
  sort: 'sortOrder',
  depth: '1',
};
const pageQuery = {
  'where[url][equals]': '/über uns',
  'where[site.domain][equals]': domain,
  'where[status][equals]': 'published',
  depth: '1',
};

describe('content call requests', () => {
  it("CNT-01 requests the published sites of a domain from the site's host", async () => {
    const wire = await openWire();
    const docs = [aSiteDocument(), aSiteDocument({ id: 'site-2' })];
    wire.origin.answers({ body: { docs, totalDocs: 2, page: 1 } });

    const found = await createHttpContentGateway(wire.http).sites(domain);

    const { method, path, query, headers } = wire.origin.onlyRequest();
    expect(`${method} ${path}`).toBe('GET /api/sites');
    expect(query).toEqual(siteQuery);
    expect(headers).not.toHaveProperty('authorization');
    expect(found._unsafeUnwrap()).toEqual({ docs });
  });

  it('CNT-03 requests the published page of a site and declares the request as JSON', async () => {
    const wire = await openWire();
    wire.origin.answers({ body: { docs: [aPageDocument()] } });

    const found = await createHttpContentGateway(wire.http).pages({ domain, url: '/über uns' });

    const { method, path, query, type, bytes } = wire.origin.onlyRequest();
    expect(`${method} ${path}`).toBe('GET /api/pages');
    expect(query).toEqual(pageQuery);
    expect(type).toBe('application/json');
    expect(bytes).toHaveLength(0);
    expect(found._unsafeUnwrap()).toEqual({ docs: [aPageDocument()] });
  });

  it('CNT-01 CNT-03 requests the collections as paths under a direct base', async () => {
    const wire = await openWire();
    wire.origin.answers({ body: { docs: [] } });
    const contents = createHttpContentGateway(wire.http, { url: `${wire.origin.url}/cms/`, isDirect: true });

    await contents.sites(domain);
    await contents.pages({ domain, url: '/über uns' });

    const [sites, pages] = wire.origin.requests;
    expect([sites?.path, sites?.query]).toEqual(['/cms/api/sites', siteQuery]);
    expect([pages?.path, pages?.query]).toEqual(['/cms/api/pages', pageQuery]);
  });

  it('CNT-01 CNT-03 passes the collection in the query for any other base', async () => {
    const wire = await openWire();
    wire.origin.answers({ body: { docs: [] } });
    const contents = createHttpContentGateway(wire.http, { url: `${wire.origin.url}/proxy?key=1`, isDirect: false });

    await contents.sites(domain);
    await contents.pages({ domain, url: '/über uns' });

    const [sites, pages] = wire.origin.requests;
    expect([sites?.path, sites?.query]).toEqual(['/proxy', { key: '1', endpoint: 'sites', ...siteQuery }]);
    expect([pages?.path, pages?.query]).toEqual(['/proxy', { key: '1', endpoint: 'pages', ...pageQuery }]);
  });

  it.each([
    ['the status text', 'Bad Gateway', 'Bad Gateway'],
    ['the status code if there is no text', ' ', '502'],
  ])('CNT-02 CNT-04 reports %s of a response that is not OK', async (_what, reasonPhrase, statusText) => {
    const wire = await openWire();
    wire.origin.answers((response) => {
      response.writeHead(502, reasonPhrase, { 'retry-after': '0' });
      response.end('<h1>Bad gateway</h1>');
    });
    const contents = createHttpContentGateway(wire.http);

    expect((await contents.sites(domain))._unsafeUnwrapErr()).toEqual({ code: 'not-ok', statusText });
    const page = await contents.pages({ domain, url: '/' });
    expect(page._unsafeUnwrapErr()).toEqual({ code: 'not-ok', statusText });
  });

  it.each([
    ['HTML', { body: '<!doctype html>', headers: { 'content-type': 'text/html' } }, 'The response is not JSON.'],
    ['nothing', { status: 204 }, 'The response is empty.'],
    ['no list', { body: { docs: 'none' } }, 'docs: Invalid input'],
    ['another shape', { body: { errors: [] } }, 'docs: Invalid input'],
  ])('CNT-02 CNT-04 reports the failure reason when the response is %s', async (_what, answer, reason) => {
    const wire = await openWire();
    wire.origin.answers(answer);

    const error = (await createHttpContentGateway(wire.http).sites(domain))._unsafeUnwrapErr();

    expect(error).toEqual({ code: 'failed', reason: expect.stringContaining(reason) });
  });

  it('CNT-02 CNT-04 reports unreachable when the connection fails or the base URL is invalid', async () => {
    const wire = await openWire({ retries: { ...SPECIFIED_RETRIES, retries: 0 } });
    wire.origin.answers((response) => response.destroy());

    const cut = await createHttpContentGateway(wire.http).sites(domain);
    const nowhere = await createHttpContentGateway(wire.http, { url: 'http://', isDirect: false }).sites(domain);

    for (const error of [cut, nowhere]) {
      expect(error._unsafeUnwrapErr()).toEqual({ code: 'failed', reason: 'unreachable' });
    }
  });

  it('CNT-02 CNT-04 ignores invalid documents', async () => {
    const wire = await openWire();
    wire.origin.answers({ body: { docs: [null, 'text', 7, []] } }, { body: { docs: null } });
    const contents = createHttpContentGateway(wire.http);

    expect((await contents.sites(domain))._unsafeUnwrap()).toEqual({ docs: [] });
    expect((await contents.sites(domain))._unsafeUnwrap()).toEqual({ docs: [] });
  });
});
