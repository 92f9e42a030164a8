import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const ONE_MEGABYTE = 1024 * 1024;
/** The calls that upload a picture or document. */
const FILE_PATHS: ReadonlySet<string> = new Set([
  '/api/user/profile-image',
  '/api-cwa/dealer_logo',
  '/api-cwa/verify',
  '/api-cwa/bulk-check',
]);

const boundedFile = atMost(3 * ONE_MEGABYTE);
const boundedBodies = atMost(ONE_MEGABYTE);
/** More than any text field needs; parsing scans each character several times. */
const boundedJson = atMost(256 * 1024);
/** URL-encoded forms never contain files, and decoding a megabyte of `+` takes 15 ms. */
const boundedFields = atMost(64 * 1024);

/** Rejects bodies that exceed the limit of their path. */
export const boundedBody: MiddlewareHandler = (c, next) => {
  // These methods have no body.
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const type = c.req.header('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return boundedFields(c, next);
  if (FILE_PATHS.has(c.req.path)) return boundedFile(c, next);
  return (/^application\/json\b/i.test(type) ? boundedJson : boundedBodies)(c, next);
};

function atMost(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.json({ status: 'error', message: 'The request is too large.' }, 413) });
}
