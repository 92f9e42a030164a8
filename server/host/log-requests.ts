import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { HostEnv } from './host-env.ts';
import { loggedPath } from './logged-text.ts';
import { routeGroup } from './route-group.ts';

/** Logs a line for each answered request. Requests for built files are logged only at the most verbose level. */
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
      'Request completed.',
    );
  };
}
