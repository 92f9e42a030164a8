import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { openApiDocument } from './openapi-document.ts';

/** Where the document lies. */
export const OPENAPI_PATH = '/openapi.json';

/** The call that tells what all calls are. The document is made when it is first asked for, and kept. */
export function openApiRoutes(): Hono {
  let cached: string | null = null;
  return new Hono().get(OPENAPI_PATH, etag(), (c) => {
    cached ??= JSON.stringify(openApiDocument());
    return c.body(cached, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
}
