import type { Context } from 'hono';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { hostVariant } from '../../src/core/site/host-variant.ts';
import { hostContext } from '../../src/ui/host-context.ts';
import type { HostEnv } from './host-env.ts';
import type { Backend } from './open-backend.ts';
import type { Settings } from './settings.ts';

/** What rendering a page needs of the host. */
export interface RenderParts {
  readonly settings: Pick<Settings, 'spanishHost'>;
  readonly origin: Pick<Backend, 'fetch'>;
  readonly logger: Logger;
}

const handler = createRequestHandler(
  async () => {
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
  },
  import.meta.env.MODE,
);

/** Renders a page of the React app: the one place where the host meets the screens. */
export async function renderApp(c: Context<HostEnv>, { settings, origin, logger }: RenderParts): Promise<Response> {
  const host = c.req.header('host') ?? '';
  const context = new RouterContextProvider();
  context.set(hostContext, {
    siteDomain: c.get('siteDomain'),
    ...hostVariant(host, settings.spanishHost ?? undefined),
    nonce: c.get('secureHeadersNonce') ?? '',
    requestId: c.get('requestId'),
    fetch: async (url, init) => origin.fetch(new Request(url, init), c.get('bindings')),
    logger: {
      warn: (message, details) => logger.warn(details, message),
      error: (message, details) => logger.error(details, message),
    },
  });
  return handler(c.req.raw, context);
}
