import { type ServerType, serve } from '@hono/node-server';
import { err, ok, type Result } from 'neverthrow';
import { reasonOf } from '#origin/kernel/reason-of.ts';
import type { Settings } from './settings.ts';

/** Client timeouts, in milliseconds. Slower clients are disconnected, so that they cannot hold connections open. */
export interface ClientPatience {
  /** For all headers of a request, in milliseconds. */
  readonly headersMs: number;
  /** For a whole request with its body, in milliseconds. */
  readonly requestMs: number;
  /** How often connections are checked for timeouts, in milliseconds. */
  readonly checkedEveryMs: number;
}

/** Enough time for 3 MB at half a megabit per second. */
const CLIENT_PATIENCE: ClientPatience = { headersMs: 15_000, requestMs: 60_000, checkedEveryMs: 5_000 };

/**
 * How long an idle connection stays open. Proxies usually close theirs after 60 seconds; if the host closed first, a
 * proxy could send a request on a connection that is about to close, and its client would receive a 502.
 */
const IDLE_MS = 75_000;

/** Address on which to listen. */
interface ListenAddress extends Pick<Settings, 'host' | 'port'> {
  /** Name of the setting that sets the port, for error messages. */
  readonly setting?: 'PORT' | 'METRICS_PORT';
}

/** Starts listening for requests. An error names the setting that caused it. */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { host, port, setting = 'PORT' }: ListenAddress,
  { headersMs, requestMs, checkedEveryMs }: ClientPatience = CLIENT_PATIENCE,
): Promise<Result<ServerType, { readonly message: string }>> {
  const { promise, resolve } = Promise.withResolvers<Result<ServerType, { readonly message: string }>>();
  const serverOptions = {
    keepAliveTimeout: IDLE_MS,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkedEveryMs,
  };
  const options = { fetch, hostname: host, port, serverOptions };
  const server = serve(options, () => resolve(ok(server)));
  server.once('error', (error) => {
    const isPortInUse = 'code' in error && error.code === 'EADDRINUSE';
    const problem = isPortInUse ? `${setting}: ${port} is in use` : `HOST: cannot listen on ${host}`;
    resolve(err({ message: `${problem} (${reasonOf(error)})` }));
  });
  return promise;
}
