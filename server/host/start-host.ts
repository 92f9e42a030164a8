import { accessSync, constants, mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { err, fromThrowable, ok, type Result } from 'neverthrow';
import pino, { type Logger } from 'pino';
import { demonstrationUsers } from '#origin/demonstration/demonstration-users.ts';
import { reasonOf } from '#origin/kernel/reason-of.ts';
import { translatorOf } from '#texts/translator-of.ts';
import { closeServer } from './close-server.ts';
import { createHost } from './create-host.ts';
import { createLogger } from './create-logger.ts';
import { listen } from './listen.ts';
import { createMetrics } from './metrics.ts';
import { type Backend, openBackend } from './open-backend.ts';
import { monitoring } from './operations.ts';
import { readSettings, type Settings } from './settings.ts';

/** A running host. */
export interface RunningHost {
  /** The line to print once signals can stop the host, because its reader may send one immediately. */
  readonly announcement: string;
  /** Finishes running requests and closes the databases. May be called more than once. */
  stop(): Promise<void>;
}

/** Starts the host with the operator's settings. An invalid setting is reported in one line. */
export async function startHost(
  variables: Readonly<Record<string, string | undefined>>,
  clientDir: string,
): Promise<Result<RunningHost, { readonly message: string }>> {
  const settings = readSettings(variables).andThen(withDataDir);
  if (settings.isErr()) return err(settings.error);
  const logger = createLogger(settings.value, pino.destination({ dest: 2, sync: false }));
  const backend = await openBackend(settings.value, logger);
  if (backend.isErr()) return err(backend.error);
  const listening = await listenEverywhere(settings.value, backend.value, logger, clientDir);
  if (listening.isErr()) {
    await backend.value.close();
    return err(listening.error);
  }
  const [server, monitor] = listening.value;
  return ok({
    announcement: announcementOf(
      addressOf(server, settings.value),
      monitor && addressOf(monitor, settings.value),
      settings.value,
    ),
    stop: stopOnce(monitor === null ? [server] : [server, monitor], backend.value.close, logger),
  });
}

/** Listens for visitors and, if a metrics port is set, for the operator's monitoring on that port. */
async function listenEverywhere(
  settings: Settings,
  backend: Backend,
  logger: Logger,
  clientDir: string,
): Promise<Result<readonly [ServerType, ServerType | null], { readonly message: string }>> {
  const metrics = createMetrics(backend);
  const host = createHost({ settings, backend, metrics, logger, clientDir });
  const server = await listen(host.fetch, settings);
  if (server.isErr() || settings.metricsPort === null) return server.map((only) => [only, null] as const);
  const address = { host: settings.host, port: settings.metricsPort, setting: 'METRICS_PORT' } as const;
  const monitor = await listen(monitoring({ backend, metrics }).fetch, address);
  if (monitor.isErr()) server.value.close();
  return monitor.map((second) => [server.value, second] as const);
}

function withDataDir(settings: Settings): Result<Settings, { readonly message: string }> {
  return fromThrowable(
    () => {
      mkdirSync(settings.dataDir, { recursive: true });
      accessSync(settings.dataDir, constants.W_OK);
      return settings;
    },
    (error) => ({
      message: `DATA_DIR: expected a writable folder (it is ${JSON.stringify(settings.dataDir)}: ${reasonOf(error)})`,
    }),
  )();
}

function addressOf(server: ServerType, { host, port: wanted }: Settings): string {
  const listening = server.address();
  // With port 0, the operating system chooses the port.
  const port = typeof listening === 'object' && listening !== null ? listening.port : wanted;
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function announcementOf(
  address: string,
  monitorAddress: string | null,
  { demonstration, languageHosts, siteHosts, originUrl }: Settings,
): string {
  const lines = [`Vinport is ready at ${address}`];
  if (monitorAddress !== null) lines.push(`Metrics at ${monitorAddress}/metrics`);
  for (const [name, { language }] of Object.entries(languageHosts)) {
    lines.push(`In ${translatorOf(language)('language.name')} at ${address.replace('localhost', name)}`);
  }
  for (const [name, domain] of Object.entries(siteHosts)) {
    if (!Object.hasOwn(languageHosts, name)) lines.push(`The site ${domain} at ${address.replace('localhost', name)}`);
  }
  if (demonstration && originUrl === null) {
    lines.push('Demonstration data. Sign in as:');
    for (const { email, password } of demonstrationUsers) lines.push(`  ${email}  ${password}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Maximum time for closing the database after all requests have ended, in milliseconds. */
const CLOSED_WITHIN_MS = 5_000;

function stopOnce(
  servers: readonly ServerType[],
  closeBackend: () => Promise<void>,
  logger: Logger,
): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  return () => {
    stopping ??= stop();
    return stopping;
  };

  async function stop(): Promise<void> {
    await Promise.all(servers.map(closeServer));
    // An unreachable database never confirms that it is closed.
    await Promise.race([closeBackend(), setTimeout(CLOSED_WITHIN_MS)]);
    logger.flush();
  }
}
