import type { MiddlewareHandler } from 'hono';

/**
 * Makes a platform request of one whose length is not told beforehand. The server's own kind stands in for it, but
 * cannot be copied, and whoever bounds such a body has to copy the request.
 */
export const genuineRequest: MiddlewareHandler = (c, next) => {
  if (c.req.raw.headers.has('transfer-encoding') && c.req.raw.body !== null) {
    const { method, url, headers, body, signal } = c.req.raw;
    const init = { method, headers: new Headers(headers), body, signal, duplex: 'half' };
    c.req.raw = new Request(url, init);
  }
  return next();
};
