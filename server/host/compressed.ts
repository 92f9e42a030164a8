import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const compressFor = compress();

/** Compresses responses for clients that accept compression. Other responses bypass the compression middleware. */
export const compressed: MiddlewareHandler = (c, next) =>
  c.req.header('accept-encoding') === undefined ? next() : compressFor(c, next);
