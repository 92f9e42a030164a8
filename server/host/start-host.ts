import { accessSync, constants, mkdirSync } from 'node:fs';
import { type ServerType, serve } from '@hono/node-server';
import { err, fromThrowable, ok, type Result } from 'neverthrow';
import pino, { type Logger } from 'pino';
import { demonstrationUsers } from '../origin/demonstration/demonstration-users.ts';
import { openOrigin } from '../origin/open-origin.ts';
import { createHost } from './create-host.ts';
import { readSettings, type Settings } from './settings.ts';

/** A host at work. */
export interface RunningHost {
  readonly address: string;
  /** Lets running requests end, closes the databases, and may be called more than once. */
  stop(): Promise<void>;
}

/** Starts the host with the operator's settings; whatever is wrong with them is told in one line. */
export async function startHost(
  variables: Readonly<Record<string, string | undefined>>,
  clientDir: string,
): Promise<Result<RunningHost, { readonly message: string }>> {
  const settings = readSettings(variables).andThen(withDataDir);
  if (settings.isErr()) return err(settings.error);
  const logger = pino({ level: 'info' }, pino.destination(2));
  const origin = await openOrigin({
    ...settings.value,
    demonstration: settings.value.demonstration ? settings.value : null,
    logger,
  });
  const host = createHost({ settings: settings.value, origin, logger, clientDir });
  const listening = await listen(host.fetch, settings.value);
  if (listening.isErr()) {
    await origin.close();
    return err(listening.error);
  }
  const address = addressOf(listening.value, settings.value);
  announce(address, settings.value);
  return ok({ address, stop: stopOnce(listening.value, origin.close, logger) });
}

function withDataDir(settings: Settings): Result<Settings, { readonly message: string }> {
  return fromThrowable(
    () => {
      mkdirSync(settings.dataDir, { recursive: true });
      accessSync(settings.dataDir, constants.W_OK);
      return settings;
    },
    (error) => ({
      message: `DATA_DIR: expected a folder that can be written to (it is ${JSON.stringify(settings.dataDir)}: ${reasonOf(error)})`,
    }),
  )();
}

function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port }: Settings,
): Promise<Result<ServerType, { readonly message: string }>> {
  const { promise, resolve } = Promise.withResolvers<Result<ServerType, { readonly message: string }>>();
  const server = serve({ fetch, hostname: host, port, overrideGlobalObjects: false }, () => resolve(ok(server)));
  server.once('error', (error) => {
    const setting =
      'code' in error && error.code === 'EADDRINUSE' ? `PORT: ${port} is in use` : `HOST: cannot listen on ${host}`;
    resolve(err({ message: `${setting} (${reasonOf(error)})` }));
  });
  return promise;
}

function addressOf(server: ServerType, { host, port: wanted }: Settings): string {
  const listening = server.address();
  // With port 0 only the server knows which one it was given.
  const port = typeof listening === 'object' && listening !== null ? listening.port : wanted;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function announce(address: string, { demonstration, spanishHost }: Settings): void {
  const lines = [`Vinport is ready at ${address}`];
  if (spanishHost) lines.push(`In Spanish at ${address.replace('localhost', spanishHost)}`);
  if (demonstration) {
    lines.push('Demonstration data. Sign in as:');
    for (const { email, password } of demonstrationUsers) lines.push(`  ${email}  ${password}`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

function stopOnce(server: ServerType, closeOrigin: () => Promise<void>, logger: Logger): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  return () => {
    stopping ??= stop();
    return stopping;
  };

  async function stop(): Promise<void> {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await closed;
    await closeOrigin();
    logger.flush();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
