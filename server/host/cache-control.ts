import type { MiddlewareHandler } from 'hono';
import { isOriginPath } from '#origin/create-origin.ts';

/** Pages, page data and files that belong to one user or to the holder of a secret link. */
const PRIVATE_PATH =
  /^\/(members|shared|admin|documents|checkout|login|logout|reset-password|confirm-email|delete-account)(\/|\.data$|$)/;

/**
 * Sets how each response may be cached, by the kind of its route. Private pages are never stored, whatever their routes
 * state. Other pages are revalidated each time, since their nonce is valid for one response. API responses are not
 * stored unless they allow it.
 */
export const cacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (PRIVATE_PATH.test(c.req.path)) headers.set('cache-control', 'private, no-store');
  else if (!headers.has('cache-control')) {
    headers.set('cache-control', isOriginPath(c.req.path) ? 'no-store' : 'private, no-cache');
  }
};

/** Returns how a file of the built client may be cached: names under /assets change with their content. */
export function fileCacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
