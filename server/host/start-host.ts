import { accessSync, constants, mkdirSync } from 'node:fs';
import type { ServerType } from '@hono/node-server';
import { err, fromThrowable, ok, type Result } from 'neverthrow';
import pino, { type Logger } from 'pino';
import { demonstrationUsers } from '../origin/demonstration/demonstration-users.ts';
import { createHost } from './create-host.ts';
import { listen, reasonOf } from './listen.ts';
import { openBackend } from './open-backend.ts';
import { readSettings, type Settings } from './settings.ts';

/** A host at work. */
export interface RunningHost {
  /** What to print once signals stop the host: whoever reads it may send one at once. */
  readonly announcement: string;
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
  const logger = pino({ level: settings.value.logLevel }, pino.destination({ dest: 2, sync: false }));
  const backend = await openBackend(settings.value, logger);
  const host = createHost({ settings: settings.value, backend, logger, clientDir });
  const listening = await listen(host.fetch, settings.value);
  if (listening.isErr()) {
    await backend.close();
    return err(listening.error);
  }
  const address = addressOf(listening.value, settings.value);
  return ok({
    announcement: announcementOf(address, settings.value),
    stop: stopOnce(listening.value, backend.close, logger),
  });
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

function addressOf(server: ServerType, { host, port: wanted }: Settings): string {
  const listening = server.address();
  // With port 0 only the server knows which one it was given.
  const port = typeof listening === 'object' && listening !== null ? listening.port : wanted;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function announcementOf(address: string, { demonstration, spanishHost, siteHosts, originUrl }: Settings): string {
  const lines = [`Vinport is ready at ${address}`];
  if (spanishHost) lines.push(`In Spanish at ${address.replace('localhost', spanishHost)}`);
  for (const [name, domain] of Object.entries(siteHosts)) {
    if (name !== spanishHost) lines.push(`The site ${domain} at ${address.replace('localhost', name)}`);
  }
  if (demonstration && originUrl === null) {
    lines.push('Demonstration data. Sign in as:');
    for (const { email, password } of demonstrationUsers) lines.push(`  ${email}  ${password}`);
  }
  return `${lines.join('\n')}\n`;
}

function stopOnce(server: ServerType, closeBackend: () => Promise<void>, logger: Logger): () => Promise<void> {
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
    await closeBackend();
    logger.flush();
  }
}
