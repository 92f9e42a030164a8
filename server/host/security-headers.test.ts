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
  'lets nothing run of an answer to the call %s, by nonce or from others',
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
  'PAY-01 lets forms of %s be redirected to the payment page',
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
])('PAY-01 keeps forms of %s on the site', async (path) => {
  expect(await formActionOf(path)).toBe("'self'");
});

it('gives calls and pages the same headers beside the policy', async () => {
  const besides = async (path: string) => [...(await headersOf(path))].filter(([name]) => !name.endsWith('-policy'));
  expect(await besides('/api/decode')).toEqual(await besides('/plans'));
  expect((await headersOf('/api/decode')).get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect((await headersOf('/plans')).get('content-security-policy')).toMatch(
    /'nonce-[^']+' https:\/\/scripts\.example/,
  );
});
