import type { Context, MiddlewareHandler } from 'hono';
import { isOriginPath } from '#origin/create-origin.ts';
import { MANIFEST_PATH, manifestPaths } from './manifest-in-chunks.ts';

/** React Router repeatedly compares every route with every segment: the cost grows with the square of the length. */
const MAX_PATH_LENGTH = 2_000;
const MAX_PATH_SEGMENTS = 64;
const MAX_MANIFEST_PATHS = 256;

const PAGE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];
const CALL_METHODS: readonly string[] = [...PAGE_METHODS, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Characters that no route pattern matches: control characters and line terminators. */
const UNMATCHED = /[\p{Cc}\u2028\u2029]/u;

/** Rejects requests that no route can answer before any other middleware reads their address, path or method. */
export const refuseMalformed: MiddlewareHandler = async (c, next) => refusalOf(c) ?? next();

function refusalOf(c: Context): Response | null {
  const { method, path, url } = c.req;
  // The server accepts Host headers that look like a name, such as `127.999.999.999`, but are not valid in a URL.
  if (!URL.canParse(url)) return c.text('The address of this request is not valid.', 400);
  if (UNMATCHED.test(decoded(path))) return c.text('The address of this request is not valid.', 400);
  if (isTooLong(path) || (path === MANIFEST_PATH && isTooLongManifest(url))) {
    return c.text('The address of this request is too long.', 414);
  }
  // A redirect to a path that begins with two slashes would lead to another host.
  if (path.startsWith('//')) return c.redirect(url.slice(new URL(url).origin.length).replace(/^\/+/, '/'), 308);
  const allowed = isOriginPath(path) ? CALL_METHODS : PAGE_METHODS;
  if (allowed.includes(method)) return null;
  return c.text('This method is not supported here.', 405, { allow: allowed.join(', ') });
}

function isTooLong(path: string): boolean {
  // An encoded slash also separates segments once it is decoded.
  return path.length > MAX_PATH_LENGTH || path.split(/\/|%2f/i).length - 1 > MAX_PATH_SEGMENTS;
}

function isTooLongManifest(url: string): boolean {
  const paths = manifestPaths(new URL(url));
  return paths.length > MAX_MANIFEST_PATHS || paths.some(isTooLong);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Routes receive a malformed path as it was sent.
    return path;
  }
}
