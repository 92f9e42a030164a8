import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { openApiDocument } from './openapi-document.ts';

/** Path of the document. */
export const OPENAPI_PATH = '/openapi.json';

/** Creates the route of the OpenAPI document. The document is created on the first request and cached. */
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
