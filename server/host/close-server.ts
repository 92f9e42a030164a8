import type { ServerType } from '@hono/node-server';

/**
 * Stops listening and resolves when all requests have ended. Idle connections are closed at once, and those of requests
 * in progress after their response, however long connections usually stay open.
 */
export function closeServer(server: ServerType): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 1;
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  return promise;
}
