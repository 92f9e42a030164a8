import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { isOriginPath } from '../origin/create-origin.ts';
import type { OpenOrigin } from '../origin/open-origin.ts';
import type { HostEnv } from './host-env.ts';
import { renderApp } from './render-app.ts';
import type { Settings } from './settings.ts';
import { staticFiles } from './static-files.ts';

/** What the host is made of. */
export interface HostParts {
  readonly settings: Pick<Settings, 'siteDomain' | 'spanishHost'>;
  readonly origin: OpenOrigin;
  readonly logger: Logger;
  /** The folder of the built client, or `null` where Vite serves it. */
  readonly clientDir: string | null;
}

/** Makes the host: security headers, built files, the origin's calls, and the React app for every other path. */
export function createHost({ settings, origin, logger, clientDir }: HostParts): Hono<HostEnv> {
  const development = clientDir === null;
  const host = new Hono<HostEnv>();
  host.use(requestId());
  host.use(securityHeaders(development));
  host.get('/healthz', (c) => c.text('ok'));
  if (clientDir !== null) host.use(staticFiles(clientDir));
  host.use(compress());
  host.all('*', (c) =>
    isOriginPath(c.req.path) ? origin.fetch(c.req.raw) : renderApp(c, { settings, origin, logger }),
  );
  host.onError((error, c) => {
    logger.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'A page failed.');
    return c.text(`Something went wrong. Request ${c.get('requestId')}`, 500);
  });
  return host;
}

/** Vite's dev server sends styles and its refresh code inline, without a nonce. */
function securityHeaders(development: boolean) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });
}
