import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_AFTER_MS = 2_000;

/** Database, channel and callback of a listener. */
export interface PostgresListenerOptions {
  readonly url: string;
  readonly channel: string;
  /** Called for each notification, and after each connect, because some may have been missed. */
  readonly onNotification: () => void;
  readonly logger: Logger;
}

/** Listens to a PostgreSQL channel on a separate connection, and reconnects whenever it is lost. */
export function listenOnPostgres({ url, channel, onNotification, logger }: PostgresListenerOptions): {
  close(): Promise<void>;
} {
  const stop = new AbortController();
  const { promise: stopped, resolve: resolveStopped } = Promise.withResolvers<void>();
  stop.signal.addEventListener('abort', () => resolveStopped());

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'vinport-jobs' });
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    client.on('error', (error) => logger.warn({ err: error }, 'The connection that listens for jobs failed.'));
    client.once('end', resolve);
    client.on('notification', onNotification);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onNotification();
      await Promise.race([lost, stopped]);
    } finally {
      await client.end();
    }
  }

  async function listen(): Promise<void> {
    while (!stop.signal.aborted) {
      await listenOnce().catch((error: unknown) => logger.warn({ err: error }, 'Listening for jobs failed.'));
      await setTimeout(RECONNECT_AFTER_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }

  const listening = listen();
  return {
    close: async () => {
      stop.abort();
      await listening;
    },
  };
}
