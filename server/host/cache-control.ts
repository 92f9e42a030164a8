import type { MiddlewareHandler } from 'hono';
import { isOriginPath } from '#origin/create-origin.ts';

/** Pages, their data and their files that are for one person, or for whoever has a secret link. */
const PRIVATE_PATH =
  /^\/(members|shared|admin|documents|checkout|login|logout|reset-password|confirm-email|delete-account)(\/|\.data$|$)/;

/**
 * Sets how each answer may be cached, by the kind of its route. Private pages are stored nowhere, whatever their routes
 * state; other pages are requested again each time, since their nonce is for one answer; calls are not stored unless
 * they say otherwise.
 */
export const cacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (PRIVATE_PATH.test(c.req.path)) headers.set('cache-control', 'private, no-store');
  else if (!headers.has('cache-control')) {
    headers.set('cache-control', isOriginPath(c.req.path) ? 'no-store' : 'private, no-cache');
  }
};

/** How a file of the built client may be cached: names under /assets change with their content. */
export function fileCacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
