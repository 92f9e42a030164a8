import { readdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { fileCacheControl } from './cache-control.ts';

/** Serves the built client. A file's name determines how long browsers cache it. */
export function staticFiles(clientDir: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: clientDir, precompressed: true });
  // The build does not change, so its paths are read once; requests for other paths need no disk access.
  const paths = pathsBelow(clientDir);
  return async (c, next) => {
    if (!paths.has(c.req.path)) return next();
    const file = await serveFile(c, next);
    if (file instanceof Response) file.headers.set('cache-control', fileCacheControl(c.req.path));
    return file;
  };
}

function pathsBelow(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    files.map(
      ({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/')}`,
    ),
  );
}
