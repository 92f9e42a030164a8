import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { hostVariant } from '#core/site/host-variant.ts';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import { hostContext } from '#ui/app/contexts/host-context.ts';
import type { Backend } from './open-backend.ts';
import type { createSharedCalls } from './page-cache/shared-calls.ts';
import type { Settings } from './settings.ts';
import { unlessDown } from './unless-down.ts';

/** What rendering a page needs of the host. */
export interface RenderParts {
  readonly settings: Pick<Settings, 'languageHosts' | 'originUrl'>;
  readonly call: ReturnType<typeof createSharedCalls>;
  readonly backend: Pick<Backend, 'isReady'>;
  readonly logger: Logger;
}

async function serverBuild(): Promise<ServerBuild> {
  // The declared type of the build gives `undefined` to properties that may only be missing.
  const { basename, allowedActionOrigins, unstable_getCriticalCss, ...build } = await import(
    'virtual:react-router/server-build'
  );
  return {
    ...build,
    ...(basename !== undefined && { basename }),
    ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
    ...(unstable_getCriticalCss !== undefined && { unstable_getCriticalCss }),
  };
}

// A build that could change is read anew for each request, all its routes included; one that is built stays as it is.
const handler = import.meta.env.DEV
  ? async () => createRequestHandler(serverBuild, import.meta.env.MODE)
  : onceMade(async () => createRequestHandler(await serverBuild(), import.meta.env.MODE));

function onceMade<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** One request for a page. */
export interface PageRequest {
  readonly request: Request;
  /** As the visitor knows the host, with its port. */
  readonly host: string;
  readonly siteDomain: string;
  readonly nonce: string;
  readonly requestId: string;
  readonly bindings: OriginBindings;
}

/** Renders a page of the React app: the one place where the host meets the screens. */
export async function renderApp(
  { request, host, bindings, ...page }: PageRequest,
  { settings, call, backend, logger }: RenderParts,
): Promise<Response> {
  const context = new RouterContextProvider();
  const isFarAway = settings.originUrl !== null;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  context.set(hostContext, {
    ...page,
    ...hostVariant(host, settings.languageHosts),
    fetch: (url, init) => {
      const answering = call(url, init, bindings);
      // What changes something is waited for: it may have been done.
      return isFarAway && isRead ? unlessDown(answering, backend.isReady) : answering;
    },
    logger: {
      warn: (message, details) => logger.warn(details, message),
      error: (message, details) => logger.error(details, message),
    },
  });
  const handle = await handler();
  return handle(request, context);
}
