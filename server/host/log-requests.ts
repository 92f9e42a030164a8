import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { HostEnv } from './host-env.ts';
import { routeGroup } from './route-group.ts';

/** Writes a line for each request that was answered; built files only where the log is told to say everything. */
export function logRequests(logger: Logger): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const group = routeGroup(c.req.path);
    logger[group === 'assets' || group === 'operations' ? 'debug' : 'info'](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'A request was answered.',
    );
  };
}

const LONGEST_PATH = 200;

/**
 * A path as the log may hold it: without query, and without what could be a secret or somebody's address. A VIN stays,
 * for it names no person.
 */
export function loggedPath(path: string): string {
  return path
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? '[address]' : /^[\w.~-]{24,}$/.test(part) ? '[key]' : part))
    .join('/')
    .slice(0, LONGEST_PATH);
}
