import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { TRACKED_SITE } from '#tests/setup/open-tracked-page.ts';
import { createForeignHosts, NO_FOREIGN_HOSTS } from './foreign-hosts.ts';
import type { HostEnv } from './host-env.ts';
import { securityHeaders } from './security-headers.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openTestOrigin('sqlite');
});
afterEach(() => origin.close());

const domain = 'es.vinport.example';
const ADDRESS = 'https://es.vinport.example';
const finder = () =>
  createForeignHosts(async (url, init, bindings) => origin.origin.fetch(new Request(url, init), bindings), origin.now);
const write = (settings: object) =>
  origin.ctx.db
    .updateTable('sites')
    .set({ settings: JSON.stringify(settings) })
    .where('domain', '=', domain)
    .execute();

it("SITE-13 allows no third-party hosts when the site's settings require none", async () => {
  expect(await finder()('test.vinport.example', ADDRESS)).toEqual(NO_FOREIGN_HOSTS);
  expect(await finder()('unknown.example', ADDRESS)).toEqual(NO_FOREIGN_HOSTS);
});

it.each([
  ['google_analytics', { google_analytics: TRACKED_SITE.google_analytics }, ['https://www.googletagmanager.com']],
  ['google_tag', { google_tag: TRACKED_SITE.google_tag }, ['https://www.googletagmanager.com']],
  ['clarity', { clarity: TRACKED_SITE.clarity }, ['https://www.clarity.ms', 'https://*.clarity.ms']],
  [
    'a chat license',
    { livechat_license: '12345678' },
    ['https://cdn.livechatinc.com', 'https://api.livechatinc.com', 'https://secure.livechatinc.com'],
  ],
])('SITE-13 allows the hosts of %s only for the site that uses it', async (_what, settings, scripts) => {
  await write(settings);
  const hostsOf = finder();
  expect((await hostsOf(domain, ADDRESS))?.script).toEqual(scripts);
  expect(await hostsOf('test.vinport.example', ADDRESS)).toEqual(NO_FOREIGN_HOSTS);
});

it('ACC-12 allows the host of an external logo for images only', async () => {
  await write({ logo: 'https://cdn.vinport.example/logo.svg' });
  expect(await finder()(domain, ADDRESS)).toEqual({ ...NO_FOREIGN_HOSTS, image: ['https://cdn.vinport.example'] });
  await write({ logo: '/logo.svg' });
  expect(await finder()(domain, ADDRESS)).toEqual(NO_FOREIGN_HOSTS);
});

const configured = (gateways: unknown) =>
  createForeignHosts(async (url) =>
    url.pathname === '/api/config'
      ? Response.json({ status: 'success', data: btoa(JSON.stringify({ payment_gateways: gateways })) })
      : Response.json({ status: 'error' }, { status: 404 }),
  )(domain, ADDRESS);

it('PAY-01 allows each payment page origin of a site once', async () => {
  const hosts = await configured([
    { name: 'stripe', checkout_origin: 'https://checkout.stripe.com' },
    { name: 'other', checkout_origin: 'https://checkout.stripe.com' },
    { name: 'local', checkout_origin: 'http://127.0.0.1:4242' },
    { name: 'sandbox', checkout_origin: null },
  ]);
  expect(hosts).toEqual({ ...NO_FOREIGN_HOSTS, checkout: ['https://checkout.stripe.com', 'http://127.0.0.1:4242'] });
});

it.each([
  'https://pay.example; script-src *',
  'https://pay.example;script-src',
  'https://pay.example https://evil.example',
  'https://pay.example,https://evil.example',
  'https://*',
  'https://*.example',
  "'unsafe-inline'",
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://pay.example/1',
  'ftp://pay.example',
  'https:',
  'pay.example',
  'https://pay.example/path',
  'https://user@pay.example',
  'https://pay.example\nX-Header: 1',
  '*',
  '',
  7,
  null,
])('PAY-01 rejects an invalid checkout origin: %j', async (origin) => {
  expect(await configured([{ name: 'junk', checkout_origin: origin }])).toEqual(NO_FOREIGN_HOSTS);
});

it.each([
  [null],
  ['https://pay.example'],
  [{ checkout_origin: 'https://pay.example' }],
  [[null, 7, 'https://x.example']],
])('PAY-01 ignores malformed payment gateways: %j', async (gateways) => {
  expect(await configured(gateways)).toEqual(NO_FOREIGN_HOSTS);
});

it('allows no hosts for invalid tracking settings', async () => {
  await write({ google_tag: 'https://evil.example', clarity: btoa('alert(1)'), livechat_license: 'evil.example' });
  expect(await finder()(domain, ADDRESS)).toEqual(NO_FOREIGN_HOSTS);
});

it('applies changed settings within a minute and caches them until then', async () => {
  const hostsOf = finder();
  expect((await hostsOf(domain, ADDRESS))?.script).toEqual([]);
  await write({ google_tag: TRACKED_SITE.google_tag });
  expect((await hostsOf(domain, ADDRESS))?.script).toEqual([]);
  origin.now.advance(60_000);
  expect((await hostsOf(domain, ADDRESS))?.script).toEqual(['https://www.googletagmanager.com']);
});

it('allows the last known hosts while the origin does not answer, and retries with the next page', async () => {
  await write({ google_tag: TRACKED_SITE.google_tag });
  let isDown = true;
  const hostsOf = createForeignHosts(
    async (url, init, bindings) =>
      isDown
        ? Response.json({ status: 'error' }, { status: 504 })
        : origin.origin.fetch(new Request(url, init), bindings),
    origin.now,
  );
  expect(await hostsOf(domain, ADDRESS)).toBeNull();
  isDown = false;
  expect((await hostsOf(domain, ADDRESS))?.script).toEqual(['https://www.googletagmanager.com']);
  isDown = true;
  origin.now.advance(60_000);
  expect((await hostsOf(domain, ADDRESS))?.script).toEqual(['https://www.googletagmanager.com']);
});

it('adds the hosts to the policy beside the nonce', async () => {
  await write({ ...TRACKED_SITE, livechat_license: '12345678' });
  const hosts = (await finder()(domain, ADDRESS)) ?? NO_FOREIGN_HOSTS;
  const app = new Hono<HostEnv>()
    .use((c, next) => {
      c.set('foreignHosts', hosts);
      return next();
    })
    .use(securityHeaders(false))
    .get('/', (c) => c.text(c.get('secureHeadersNonce') ?? ''));
  const response = await app.request('/');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'nonce-${await response.text()}' https://www.googletagmanager.com`);
  expect(policy).toMatch(/connect-src 'self' [^;]*wss:\/\/\*\.livechatinc\.com/);
  expect(policy).toMatch(/frame-src 'self' https:\/\/secure\.livechatinc\.com/);
  expect(policy).not.toContain('unsafe');
});

it('sends its API calls to the requested host', async () => {
  const hosts: string[] = [];
  const hostsOf = createForeignHosts(async ({ host }) => {
    hosts.push(host);
    return Response.json({});
  });
  await hostsOf(domain, ADDRESS);
  expect(hosts).toEqual([domain, domain]);
});
