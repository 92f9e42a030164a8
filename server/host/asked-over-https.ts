import type { MiddlewareHandler } from 'hono';
import type { HostEnv } from './host-env.ts';
import { rebuiltRequest } from './rebuilt-request.ts';
import type { Settings } from './settings.ts';

/**
 * Rewrites a request's URL to the one the client used when TLS terminates at a trusted proxy, so that cookies are
 * Secure and URLs in pages begin with https. With several proxies, the last value in the header comes from the nearest
 * one.
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
