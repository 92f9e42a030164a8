import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

const compressFor = compress();

/** Compresses answers for who takes them compressed; for others they are not even looked at. */
export const compressed: MiddlewareHandler = (c, next) =>
  c.req.header('accept-encoding') === undefined ? next() : compressFor(c, next);
