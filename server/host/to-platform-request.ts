import type { MiddlewareHandler } from 'hono';
import { rebuiltRequest } from './rebuilt-request.ts';

/**
 * Converts a request of unknown length to a platform request. The server's own request class cannot be copied, and
 * limiting the size of such a body requires a copy.
 */
export const toPlatformRequest: MiddlewareHandler = (c, next) => {
  if (c.req.raw.headers.has('transfer-encoding') && c.req.raw.body !== null) {
    c.req.raw = rebuiltRequest(c.req.raw);
  }
  return next();
};
