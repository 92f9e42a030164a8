import type { MiddlewareHandler } from 'hono';
import type { HostEnv } from './host-env.ts';
import { rebuiltRequest } from './rebuilt-request.ts';
import type { Settings } from './settings.ts';

/**
 * Gives a request the address that its sender typed, where TLS ends at a trusted proxy: cookies are Secure then, and
 * addresses in pages begin with https. Of several proxies the last has written last.
 */
export function askedOverHttps({ trustedProxies }: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<HostEnv> {
  return (c, next) => {
    const forwarded = trustedProxies > 0 ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
    if (forwarded === 'https' && c.req.url.startsWith('http:')) {
      c.req.raw = rebuiltRequest(c.req.raw, c.req.url.replace('http:', 'https:'));
    }
    return next();
  };
}
