import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { cacheControl } from '../cache-control.ts';
import { NO_FOREIGN_HOSTS } from '../foreign-hosts.ts';
import type { HostEnv } from '../host-env.ts';
import { securityHeaders } from '../security-headers.ts';
import { servePageCache } from './serve-cached-pages.ts';

const SHARED = { 'content-type': 'text/html; charset=utf-8', 'surrogate-control': 'max-age=30' };

/** Opens a host whose pages show for whom they were rendered and how many were rendered. */
function openHost(headers: Readonly<Record<string, string>> = SHARED, status = 200) {
  const rendered: string[] = [];
  const warnings: string[] = [];
  const state = { version: 'v1', broken: false };
  const pageOf = (address: URL, nonce: string, id: string, visitor: string) => {
    rendered.push(`${visitor} ${address.host}${address.pathname}`);
    const html = `<script nonce="${nonce}">${id}</script><p>${address.host}${address.pathname} for ${visitor}, page ${rendered.length}</p>`;
    return new Response(html, { status, headers });
  };
  const host = new Hono<HostEnv>()
    .use(requestId())
    .use((c, next) => {
      c.set('foreignHosts', NO_FOREIGN_HOSTS);
      return next();
    })
    .use(cacheControl)
    .use(securityHeaders(false))
    .use(
      servePageCache({
        currentVersion: async () => state.version,
        logger: pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }),
        renderAnonymously: async (address, { nonce, requestId: id }) => {
          if (state.broken) throw new Error('No answer.');
          return pageOf(address, nonce, id, 'nobody');
        },
      }),
    )
    .all('*', (c) =>
      pageOf(
        new URL(c.req.url),
        c.get('secureHeadersNonce') ?? '',
        c.get('requestId'),
        c.req.header('cookie') ?? 'one',
      ),
    );
  const ask = async (address: string, init: RequestInit = {}) => {
    const response = await host.fetch(new Request(`http://${address}`, init));
    // Wait until background rendering has finished.
    await new Promise(setImmediate);
    return response;
  };
  const text = async (address: string, init?: RequestInit) => (await ask(address, init)).text();
  return { ask, text, rendered, warnings, state };
}

describe('servePageCache', () => {
  it('renders a page once anonymously and serves it to all visitors who are not signed in', async () => {
    const { text, rendered } = openHost();
    expect(await text('localhost/', { headers: { cookie: 'consent=1' } })).toContain('for consent=1');
    expect(await text('localhost/', { headers: { cookie: 'consent=2' } })).toContain('for nobody');
    expect(await text('localhost/')).toContain('for nobody');
    expect(rendered).toEqual(['consent=1 localhost/', 'nobody localhost/']);
  });

  it('sets a new nonce, matching the policy, and the request ID in each response, compressed or not', async () => {
    const { ask } = openHost();
    await ask('localhost/');
    const nonces = new Set<string>();
    for (const id of ['first', 'second', 'third']) {
      const response = await ask('localhost/', { headers: { 'x-request-id': id, 'accept-encoding': 'br, gzip' } });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      const page = gunzipSync(await response.arrayBuffer()).toString();
      const nonce = /nonce="([^"]+)"/.exec(page)?.[1] ?? 'none';
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(page).toContain(`>${id}</script>`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
    for (const encoding of ['br', 'gzip;q=0', '']) {
      const plain = await ask('localhost/', { headers: { 'accept-encoding': encoding } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(plain.headers.get('vary')).toBe('Accept-Encoding');
      const nonce = /nonce="([^"]+)"/.exec(await plain.text())?.[1];
      expect(plain.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    }
  });

  it('forbids browsers and proxies to cache the page', async () => {
    const { ask } = openHost();
    for (const response of [await ask('localhost/'), await ask('localhost/')]) {
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(response.headers.has('surrogate-control')).toBe(false);
    }
  });

  it('caches pages by host and path', async () => {
    const { text } = openHost();
    for (const address of ['localhost/', 'es.localhost/', 'localhost/plans']) await text(address);
    for (const address of ['localhost/', 'es.localhost/', 'localhost/plans']) {
      expect(await text(address)).toContain(`<p>${address} for nobody`);
    }
  });

  it('renders a page again after the content has changed', async () => {
    const { text, state } = openHost();
    await text('localhost/');
    expect(await text('localhost/')).toContain('page 2');
    state.version = 'v2';
    expect(await text('localhost/')).toContain('for one, page 3');
    expect(await text('localhost/')).toContain('for nobody, page 4');
  });

  it.each([
    ['a signed-in visitor', { headers: { cookie: 'id=7; token=secret' } }, 'localhost/'],
    ['a visitor with a token', { headers: { authorization: 'Bearer secret' } }, 'localhost/'],
    ['a form', { method: 'POST' }, 'localhost/'],
    ['a search', {}, 'localhost/?vin=1HGCM82633A004352'],
  ])('neither serves nor caches a page for %s', async (_, init, address) => {
    const { ask, text, rendered } = openHost();
    const response = await ask(address, init);
    expect(response.headers.has('surrogate-control')).toBe(false);
    expect(rendered).toHaveLength(1);
    await text('localhost/');
    expect(await text(address, init)).not.toContain('for nobody');
    expect(await text('localhost/')).toContain('for nobody');
  });

  it.each([
    ['has no Surrogate-Control header', { 'content-type': 'text/html' }, 200],
    ['sets a cookie', { ...SHARED, 'set-cookie': 'token=secret' }, 200],
    ['is not a page', { ...SHARED, 'content-type': 'application/pdf' }, 200],
    ['has status 404', SHARED, 404],
  ])('does not cache a page if the response %s', async (_, headers, status) => {
    const { text, rendered } = openHost(headers, status);
    await text('localhost/');
    await text('localhost/');
    expect(rendered).toEqual(['one localhost/', 'one localhost/']);
  });

  it('renders for the visitor while anonymous rendering fails, and logs the reason', async () => {
    const { text, warnings, state } = openHost();
    state.broken = true;
    await text('localhost/');
    expect(await text('localhost/')).toContain('for one');
    expect(warnings.join('')).toContain('No answer.');
  });
});
