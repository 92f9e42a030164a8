import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { NO_FOREIGN_HOSTS } from './foreign-hosts.ts';
import { freshNonce } from './fresh-nonce.ts';
import type { HostEnv } from './host-env.ts';
import { securityHeaders } from './security-headers.ts';

it('gives each response a new 128-bit nonce and adds it to the policy', async () => {
  const host = new Hono<HostEnv>()
    .use((c, next) => {
      c.set('foreignHosts', NO_FOREIGN_HOSTS);
      return next();
    })
    .use(freshNonce())
    .use(securityHeaders(false))
    .get('/', (c) => c.text(c.get('secureHeadersNonce') ?? ''));
  const nonces = new Set<string>();
  for (let count = 0; count < 1_000; count += 1) {
    const response = await host.request('/');
    const nonce = await response.text();
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(1_000);
});
