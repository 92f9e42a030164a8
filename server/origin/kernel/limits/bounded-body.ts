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
const boundedBodies = atMost(ONE_MEGABYTE);
/** Longer than any text that a call reads: every character is looked at several times. */
const boundedJson = atMost(256 * 1024);
/** Files never come in such a form, and decoding a megabyte of `+` takes fifteen milliseconds. */
const boundedFields = atMost(64 * 1024);

/** Refuses bodies that are larger than any that a path takes. */
export const boundedBody: MiddlewareHandler = (c, next) => {
  // Neither has a body to be bounded.
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const type = c.req.header('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return boundedFields(c, next);
  if (FILE_PATHS.has(c.req.path)) return boundedFile(c, next);
  return (/^application\/json\b/i.test(type) ? boundedJson : boundedBodies)(c, next);
};

function atMost(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.json({ status: 'error', message: 'The request is too large.' }, 413) });
}
