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

it('gives calls and pages the same headers beside the policy', async () => {
  const besides = async (path: string) => [...(await headersOf(path))].filter(([name]) => !name.endsWith('-policy'));
  expect(await besides('/api/decode')).toEqual(await besides('/plans'));
  expect((await headersOf('/api/decode')).get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect((await headersOf('/plans')).get('content-security-policy')).toMatch(
    /'nonce-[^']+' https:\/\/scripts\.example/,
  );
});
