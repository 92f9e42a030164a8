import type { MiddlewareHandler } from 'hono';
import { rebuiltRequest } from './rebuilt-request.ts';

/**
 * Makes a platform request of one whose length is not told beforehand. The server's own kind stands in for it, but
 * cannot be copied, and whoever bounds such a body has to copy the request.
 */
export const toPlatformRequest: MiddlewareHandler = (c, next) => {
  if (c.req.raw.headers.has('transfer-encoding') && c.req.raw.body !== null) {
    c.req.raw = rebuiltRequest(c.req.raw);
  }
  return next();
};
