import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { hostVariant } from '#core/site/host-variant.ts';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import { hostContext } from '#ui/app/contexts/host-context.ts';
import type { Backend } from './open-backend.ts';
import type { createSharedCalls } from './page-cache/shared-calls.ts';
import type { Settings } from './settings.ts';
import { unlessDown } from './unless-down.ts';

/** The dependencies of page rendering. */
export interface RenderParts {
  readonly settings: Pick<Settings, 'languageHosts' | 'originUrl'>;
  readonly call: ReturnType<typeof createSharedCalls>;
  readonly backend: Pick<Backend, 'isReady'>;
  readonly logger: Logger;
}

async function serverBuild(): Promise<ServerBuild> {
  // The declared type of the build allows `undefined` for properties that may only be absent.
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

// During development the build and all its routes are reloaded for each request; a production build does not change.
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

/** A request for a page. */
export interface PageRequest {
  readonly request: Request;
  /** The host that the visitor requested, with its port. */
  readonly host: string;
  readonly siteDomain: string;
  readonly nonce: string;
  readonly requestId: string;
  readonly bindings: OriginBindings;
}

/** Renders a page of the React app. This is the only place where the host depends on the UI. */
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
      // Never give up on a request that changes data: the change may have been made.
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
