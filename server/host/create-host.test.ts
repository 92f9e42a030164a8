import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { contentVersion } from '#origin/content/content-version.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import { readOutbox } from '#origin/kernel/email/read-outbox.ts';
import { countJobs } from '#origin/kernel/jobs/count-jobs.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { createHost, type HostParts } from './create-host.ts';
import { listen } from './listen.ts';
import { createMetrics } from './metrics.ts';
import type { Backend } from './open-backend.ts';

const settings: HostParts['settings'] = {
  siteDomain: 'test.vinport.example',
  siteHosts: { 'second.localhost': 'second.vinport.example' },
  languageHosts: { 'es.localhost': { language: 'es', gsp: true } },
  originUrl: null,
  trustedProxies: 1,
  demonstration: true,
  metricsPort: null,
};

describe.each(['sqlite', 'postgres'] as const)('host with its origin on %s', (engine) => {
  let origin: TestOrigin;
  const lines: string[] = [];

  async function openHost(changes: Partial<HostParts['settings']> = {}, backend: Partial<Backend> = {}) {
    origin = await openTestOrigin(engine);
    lines.length = 0;
    const logger = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const embedded: Backend = {
      fetch: (request, bindings) => origin.origin.fetch(request, bindings),
      isReady: async () => true,
      contentVersion: () => contentVersion(origin.ctx),
      readOutbox: () => readOutbox(origin.ctx),
      countJobs: () => countJobs(origin.ctx.db),
      close: async () => undefined,
    };
    const host = createHost({
      settings: { ...settings, ...changes },
      backend: { ...embedded, ...backend },
      metrics: createMetrics({ ...embedded, ...backend }),
      logger,
      clientDir: null,
    });
    const ask = async (
      path: string,
      { host: name = 'localhost', ...init }: RequestInit & { readonly host?: string } = {},
    ) => host.fetch(new Request(`http://${name}${path}`, { ...init, headers: { host: name, ...init.headers } }));
    return { host, ask };
  }
  const open = async (...parts: Parameters<typeof openHost>) => (await openHost(...parts)).ask;
  afterEach(() => origin.close());

  it('answers API calls for the site that the host shows', async () => {
    const ask = await open();
    const nameAt = async (host: string) =>
      (await (await ask('/landing/home-collection', { host })).json()).data.site.name;
    expect(await nameAt('localhost:3000')).toBe('Vinport test site');
    expect(await nameAt('second.localhost:3000')).toBe('Second Look Autos');
  });

  it('reports whether the process is alive and the database answers', async () => {
    const ask = await open();
    expect(await (await ask('/healthz')).text()).toBe('ok');
    expect((await ask('/readyz')).status).toBe(200);
    await origin.close();
    const without = await open({}, { isReady: async () => false });
    expect((await without('/healthz')).status).toBe(200);
    expect((await without('/readyz')).status).toBe(503);
  });

  it('counts requests by group, method and status without labels that visitors can invent', async () => {
    const ask = await open();
    await ask('/api/decode?vin=1HGCM82633A004352');
    await ask('/api/invented/path', { method: 'POST' });
    await ask('/api/decode', { method: 'INVENTED' });
    const response = await ask('/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    expect(text).toContain('vinport_http_requests_total{group="api",method="GET",status="200"} 1');
    expect(text).toContain('vinport_http_requests_total{group="api",method="POST",status="404"} 1');
    expect(text).toContain('vinport_http_request_duration_seconds_count{group="api",method="GET",status="200"} 1');
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).not.toContain('invented');
    expect(text).not.toContain('INVENTED');
  });

  it('reports waiting and given-up jobs, and omits the counts if the database has never answered', async () => {
    const ask = await open();
    const mail = { to: 'ada@people.example', subject: 'Hello', text: 'Hello' };
    await origin.ctx.db.transaction().execute((trx) => queueEmail(origin.ctx, trx, mail));
    const text = await (await ask('/metrics')).text();
    expect(text).toContain('vinport_jobs{state="waiting"} 1');
    expect(text).toContain('vinport_jobs{state="given_up"} 0');
    await origin.close();
    const without = await open({}, { countJobs: () => Promise.reject(new Error('no database')) });
    const response = await without('/metrics');
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('vinport_jobs{');
  });

  it('shows the outbox only on the test site of a demonstration, with every word escaped', async () => {
    const ask = await open();
    const mail = { to: 'ada@people.example', subject: '<script>alert(1)</script>', text: 'Open </pre><b>this</b>' };
    await origin.ctx.db.transaction().execute((trx) => queueEmail(origin.ctx, trx, mail));
    const page = await (await ask('/dev/outbox')).text();
    expect(page).toContain('ada@people.example');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<b>/);
    for (const host of ['second.localhost', 'vinport.example']) {
      expect((await ask('/dev/outbox', { host })).status).toBe(404);
    }
    await origin.close();
    expect((await (await open({ demonstration: false }))('/dev/outbox')).status).toBe(404);
    await origin.close();
    expect((await (await open({}, { readOutbox: null }))('/dev/outbox')).status).toBe(404);
  });

  it('logs each request with its ID, without query, token or email address', async () => {
    const ask = await open();
    const headers = { authorization: 'Bearer secret-token', 'x-request-id': 'request-1' };
    await ask('/api/decode?vin=1HGCM82633A004352&email=ada@people.example', { headers });
    const line = lines.find((text) => text.includes('Request completed.')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ requestId: 'request-1', method: 'GET', path: '/api/decode', status: 200 });
    expect(lines.join('')).not.toMatch(/secret-token|ada@|email/);
  });

  it('rejects oversized bodies before the origin reads them and accepts pictures up to 3 MB', async () => {
    const reached: string[] = [];
    const fetch: Backend['fetch'] = (request) => {
      reached.push(new URL(request.url).pathname);
      return new Response('reached');
    };
    const ask = await open({}, { fetch });
    reached.length = 0;
    const post = async (path: string, bytes: number) =>
      (await ask(path, { method: 'POST', body: new Uint8Array(bytes) })).status;
    const megabyte = 1024 * 1024;
    expect(await post('/api-cwa/login', megabyte)).toBe(200);
    expect(await post('/api-cwa/login', megabyte + 1)).toBe(413);
    expect(await post('/api/user/profile-image', 3 * megabyte)).toBe(200);
    expect(await post('/api/user/profile-image', 3 * megabyte + 1)).toBe(413);
    expect(reached).toEqual(['/api-cwa/login', '/api/user/profile-image']);
  });

  it('applies rate limits by the client IP address that the nearest trusted proxy reports', async () => {
    const callers: unknown[] = [];
    const fetch: Backend['fetch'] = (_request, bindings) => {
      callers.push(bindings?.caller);
      return new Response('');
    };
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    await (await open({}, { fetch }))('/api/decode', { headers });
    await origin.close();
    await (await open({ trustedProxies: 0 }, { fetch }))('/api/decode', { headers });
    expect(callers).toEqual(['203.0.113.9', 'unknown']);
  });

  it('uses the URL that the client requested when TLS terminates at a trusted proxy', async () => {
    const asked: string[] = [];
    const fetch: Backend['fetch'] = async (request) => {
      asked.push(`${new URL(request.url).protocol} ${request.method === 'POST' ? await request.text() : ''}`);
      return new Response('');
    };
    const headers = { 'x-forwarded-proto': 'http, https' };
    const ask = await open({}, { fetch });
    asked.length = 0;
    await ask('/api/decode', { headers });
    await ask('/api-cwa/login', { method: 'POST', headers, body: 'email=ada' });
    await ask('/api/decode', { headers: { 'x-forwarded-proto': 'https, http' } });
    await ask('/api/decode');
    await origin.close();
    const trusting = await open({ trustedProxies: 0 }, { fetch });
    await trusting('/api/decode', { headers });
    expect(asked).toEqual(['https: ', 'https: email=ada', 'http: ', 'http: ', 'http: ']);
  });

  it('accepts a body without Content-Length over a real socket, within the same size limits', async () => {
    const { host } = await openHost();
    const server = (await listen(host.fetch, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const send = async (text: string) => {
      const body = new Blob([text]).stream();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const init = { method: 'POST', headers, body, duplex: 'half' };
      return fetch(`http://127.0.0.1:${port}/api-cwa/site_settings`, init);
    };
    expect(await (await send('domain=test.vinport.example')).json()).toMatchObject({ status: 'success' });
    expect((await send(`domain=${'x'.repeat(1024 * 1024)}`)).status).toBe(413);
    await new Promise((resolve) => server.close(resolve));
  });
});
