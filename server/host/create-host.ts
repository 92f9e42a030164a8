import type { MiddlewareHandler } from 'hono';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { isOriginPath } from '#origin/create-origin.ts';
import { boundedBody } from '#origin/kernel/limits/bounded-body.ts';
import { requestPath } from '#origin/kernel/request-path.ts';
import { askedOverHttps } from './asked-over-https.ts';
import { cacheControl } from './cache-control.ts';
import { closeUnread } from './close-unread.ts';
import { createForeignHosts, NO_FOREIGN_HOSTS } from './foreign-hosts.ts';
import { freshNonce } from './fresh-nonce.ts';
import type { HostEnv } from './host-env.ts';
import { logRequests } from './log-requests.ts';
import { MANIFEST_PATH, manifestInChunks } from './manifest-in-chunks.ts';
import type { Metrics } from './metrics.ts';
import type { Backend } from './open-backend.ts';
import { operations } from './operations.ts';
import { readAtMostEach } from './page-cache/read-at-most-each.ts';
import { createRenderAnonymously } from './page-cache/render-anonymously.ts';
import { servePageCache } from './page-cache/serve-cached-pages.ts';
import { createSharedCalls, sharedCallOf } from './page-cache/shared-calls.ts';
import { readableForm } from './readable-form.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { type PageRequest, renderApp } from './render-app.ts';
import { requestSite } from './request-site.ts';
import { routeGroup } from './route-group.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { staticFiles } from './static-files.ts';
import { toPlatformRequest } from './to-platform-request.ts';
import { unavailable, whileAvailable } from './while-available.ts';

/** The dependencies of the host. */
export interface HostParts {
  readonly settings: Pick<
    Settings,
    'siteDomain' | 'siteHosts' | 'languageHosts' | 'originUrl' | 'trustedProxies' | 'demonstration' | 'metricsPort'
  >;
  readonly backend: Backend;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Folder of the built client, or `null` when Vite serves it. */
  readonly clientDir: string | null;
}

/** How often the content version is read, in milliseconds. Reading it more often would cost a query per page. */
const VERSION_READ_EACH_MS = 1_000;

/** Creates the host: security headers, built files, the origin's API, and the React app for every other path. */
export function createHost({ settings, backend, metrics, logger, clientDir }: HostParts): Hono<HostEnv> {
  const currentVersion = readAtMostEach(VERSION_READ_EACH_MS, () => backend.contentVersion());
  const parts = { settings, backend, call: createSharedCalls({ origin: backend, currentVersion }), logger };
  const foreignHostsOf = createForeignHosts(parts.call);
  const host = new Hono<HostEnv>({ getPath: requestPath });
  host.use(closeUnread);
  host.use(requestId());
  host.use(logRequests(logger));
  host.use(metrics.count);
  host.use(cacheControl);
  host.use(refuseMalformed);
  host.use(askedOverHttps(settings));
  host.use(requestSite(settings));
  host.use(whileAvailable({ settings, currentVersion, logger }));
  host.use(async (c, next) => {
    const isPage = routeGroup(c.req.path) === 'pages';
    const hosts = isPage ? await foreignHostsOf(c.get('siteDomain'), new URL(c.req.url).origin) : NO_FOREIGN_HOSTS;
    // A remote origin that has never answered: no page can be rendered, so don't wait for it.
    if (hosts === null && settings.originUrl !== null) return unavailable(c, settings);
    c.set('foreignHosts', hosts ?? NO_FOREIGN_HOSTS);
    return next();
  });
  host.use(freshNonce());
  host.use(securityHeaders(clientDir === null));
  host.route('/', operations({ settings, backend, metrics }));
  if (clientDir !== null) {
    host.use(servePageCache({ renderAnonymously: createRenderAnonymously(parts), currentVersion, logger }));
    host.use(staticFiles(clientDir));
  }
  host.use(compressed);
  host.use(toPlatformRequest);
  host.use(boundedBody);
  host.use(readableForm);
  host.all(MANIFEST_PATH, (c) =>
    manifestInChunks(new URL(c.req.url), (request) => renderApp({ ...pageRequestOf(c), request }, parts)),
  );
  host.all('*', (c) => {
    if (!isOriginPath(c.req.path)) return renderApp(pageRequestOf(c), parts);
    const shared = sharedCallOf({ method: c.req.method, path: c.req.path, header: (name) => c.req.header(name) });
    return shared === null
      ? backend.fetch(c.req.raw, c.get('bindings'))
      : parts.call(new URL(c.req.url), shared, c.get('bindings'));
  });
  host.onError((error, c) => {
    logger.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'A page failed.');
    return c.text(`Something went wrong. Request ${c.get('requestId')}`, 500);
  });
  return host;
}

function pageRequestOf(c: Context<HostEnv>): PageRequest {
  return {
    request: c.req.raw,
    host: c.req.header('host') ?? '',
    siteDomain: c.get('siteDomain'),
    nonce: c.get('secureHeadersNonce') ?? '',
    requestId: c.get('requestId'),
    bindings: c.get('bindings'),
  };
}

const compressFor = compress();

/** Compresses responses for clients that accept compression. Other responses bypass the compression middleware. */
const compressed: MiddlewareHandler = (c, next) =>
  c.req.header('accept-encoding') === undefined ? next() : compressFor(c, next);
