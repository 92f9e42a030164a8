import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const ONE_MEGABYTE = 1024 * 1024;
/** The calls that carry a picture or a document. */
const FILE_PATHS: ReadonlySet<string> = new Set([
  '/api/user/profile-image',
  '/api-cwa/dealer_logo',
  '/api-cwa/verify',
  '/api-cwa/bulk-check',
]);

const boundedFile = atMost(3 * ONE_MEGABYTE);
const boundedForm = atMost(ONE_MEGABYTE);

/** Refuses bodies that are larger than any that a path takes. */
export const boundedBody: MiddlewareHandler = (c, next) => {
  // Neither has a body to be bounded.
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return FILE_PATHS.has(c.req.path) ? boundedFile(c, next) : boundedForm(c, next);
};

function atMost(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.json({ status: 'error', message: 'The request is too large.' }, 413) });
}
