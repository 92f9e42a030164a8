import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Serves the built client. Names under /assets change with their content, so browsers may keep them for a year. */
export function staticFiles(clientDir: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: clientDir, precompressed: true });
  return async (c, next) => {
    const file = await serveFile(c, next);
    if (file instanceof Response) {
      const named = c.req.path.startsWith('/assets/');
      file.headers.set('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    }
    return file;
  };
}
