import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { isOriginPath, mostBytesOf } from '../origin/create-origin.ts';
import { createForeignHosts, NO_FOREIGN_HOSTS } from './foreign-hosts.ts';
import { genuineRequest } from './genuine-request.ts';
import type { HostEnv } from './host-env.ts';
import { logRequests } from './log-requests.ts';
import { createMetrics } from './metrics.ts';
import type { Backend } from './open-backend.ts';
import { operations } from './operations.ts';
import { renderApp } from './render-app.ts';
import { requestSite } from './request-site.ts';
import { routeGroup } from './route-group.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { staticFiles } from './static-files.ts';

/** What the host is made of. */
export interface HostParts {
  readonly settings: Pick<Settings, 'siteDomain' | 'siteHosts' | 'spanishHost' | 'trustedProxies' | 'demonstration'>;
  readonly backend: Backend;
  readonly logger: Logger;
  /** The folder of the built client, or `null` where Vite serves it. */
  readonly clientDir: string | null;
}

/** Makes the host: security headers, built files, the origin's calls, and the React app for every other path. */
export function createHost({ settings, backend, logger, clientDir }: HostParts): Hono<HostEnv> {
  const metrics = createMetrics();
  const foreignHostsOf = createForeignHosts(backend);
  const host = new Hono<HostEnv>();
  host.use(requestId());
  host.use(logRequests(logger));
  host.use(metrics.count);
  host.use(requestSite(settings));
  host.use(async (c, next) => {
    const isPage = routeGroup(c.req.path) === 'pages';
    c.set('foreignHosts', isPage ? await foreignHostsOf(c.get('siteDomain')) : NO_FOREIGN_HOSTS);
    return next();
  });
  host.use(securityHeaders(clientDir === null));
  host.route('/', operations({ settings, backend, metrics }));
  if (clientDir !== null) host.use(staticFiles(clientDir));
  host.use(compress());
  host.use(genuineRequest);
  host.use((c, next) =>
    bodyLimit({
      maxSize: mostBytesOf(c.req.path),
      onError: () => c.json({ status: 'error', message: 'The request is too large.' }, 413),
    })(c, next),
  );
  host.all('*', (c) =>
    isOriginPath(c.req.path)
      ? backend.fetch(c.req.raw, c.get('bindings'))
      : renderApp(c, { settings, origin: backend, logger }),
  );
  host.onError((error, c) => {
    logger.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'A page failed.');
    return c.text(`Something went wrong. Request ${c.get('requestId')}`, 500);
  });
  return host;
}
