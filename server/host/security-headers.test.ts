import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HostEnv } from './host-env.ts';
import { securityHeaders } from './security-headers.ts';

const app = new Hono<HostEnv>()
  .use(async (c, next) => {
    c.set('foreignHosts', {
      script: ['https://scripts.example'],
      style: [],
      image: [],
      font: [],
      connect: [],
      frame: [],
      checkout: ['https://pay.example'],
    });
    await next();
  })
  .use(securityHeaders(false))
  .all('*', (c) => c.text('there'));
const headersOf = async (path: string) => (await app.request(path)).headers;

it.each(['/api/decode', '/api-cwa/plans', '/landing/home-collection'])(
  'forbids scripts in the response to %s, with or without a nonce',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  },
);

const formActionOf = async (path: string) =>
  /form-action ([^;]*?)\s*(?:;|$)/.exec((await headersOf(path)).get('content-security-policy') ?? '')?.[1];

it.each(['/checkout', '/checkout?plan=vhr-1', '/checkout/card', '/checkout/renewal/words'])(
  'PAY-01 allows forms of %s to redirect to the payment page',
  async (path) => {
    expect(await formActionOf(path)).toBe("'self' https://pay.example");
  },
);

it.each([
  '/',
  '/plans',
  '/members/subscription',
  '/checkoutx',
  '/checkout-x/y',
  '/plans?next=/checkout/',
  '/x/checkout',
])('PAY-01 restricts forms of %s to the site', async (path) => {
  expect(await formActionOf(path)).toBe("'self'");
});

it('sends the same headers for API calls and pages, except for the policy', async () => {
  const besides = async (path: string) => [...(await headersOf(path))].filter(([name]) => !name.endsWith('-policy'));
  expect(await besides('/api/decode')).toEqual(await besides('/plans'));
  expect((await headersOf('/api/decode')).get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect((await headersOf('/plans')).get('content-security-policy')).toMatch(
    /'nonce-[^']+' https:\/\/scripts\.example/,
  );
});
