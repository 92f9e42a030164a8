import { type ServerType, serve } from '@hono/node-server';
import { err, ok, type Result } from 'neverthrow';
import { reasonOf } from '#origin/kernel/reason-of.ts';
import type { Settings } from './settings.ts';

/** How long a client may take, in milliseconds; who takes longer is cut off, so that nobody holds connections open. */
export interface ClientPatience {
  /** For all headers of a request. */
  readonly headersMs: number;
  /** For a whole request with its body. */
  readonly requestMs: number;
  /** How often it is looked for those who take longer. */
  readonly checkedEveryMs: number;
}

/** Enough for 3 MB at half a megabit a second. */
const CLIENT_PATIENCE: ClientPatience = { headersMs: 15_000, requestMs: 60_000, checkedEveryMs: 5_000 };

/** Where to listen. */
interface ListenAddress extends Pick<Settings, 'host' | 'port'> {
  /** The setting that names the port. */
  readonly setting?: 'PORT' | 'METRICS_PORT';
}

/** Listens for requests; what is wrong with the address is told by the setting that names it. */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { host, port, setting = 'PORT' }: ListenAddress,
  { headersMs, requestMs, checkedEveryMs }: ClientPatience = CLIENT_PATIENCE,
): Promise<Result<ServerType, { readonly message: string }>> {
  const { promise, resolve } = Promise.withResolvers<Result<ServerType, { readonly message: string }>>();
  const serverOptions = {
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
