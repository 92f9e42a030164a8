import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseLocation } from '../db/open-database.ts';
import type { OriginTransaction } from '../db/schema.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

/**
 * Wakes workers when a job is written, so that it does not wait for their next poll. A lost signal only causes a delay.
 */
export interface JobSignal {
  /** Wakes the workers of all hosts once the transaction commits. */
  send(trx: OriginTransaction): Promise<void>;
  /** Calls back whenever there may be a new job, until closed. */
  listen(onSignal: () => void): { close(): Promise<void> };
}

const CHANNEL = 'vinport_jobs';

/** Returns the signal of a database. */
export function createJobSignal(location: DatabaseLocation, logger: Logger): JobSignal {
  return location.engine === 'sqlite' ? processSignal() : postgresSignal(location.url, logger);
}

/**
 * On PostgreSQL, a notification is delivered to every host when the transaction commits, and dropped when it rolls
 * back.
 */
function postgresSignal(url: string, logger: Logger): JobSignal {
  return {
    send: async (trx) => {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
    },
    listen: (onSignal) => listenOnPostgres({ url, channel: CHANNEL, onNotification: onSignal, logger }),
  };
}

/**
 * On SQLite, one process with one connection runs all jobs. The transaction holds the connection, so the queries of an
 * awakened worker run after the commit.
 */
function processSignal(): JobSignal {
  const listeners = new Set<() => void>();
  return {
    send: async () => {
      for (const onSignal of listeners) onSignal();
    },
    listen: (onSignal) => {
      listeners.add(onSignal);
      return {
        close: async () => {
          listeners.delete(onSignal);
        },
      };
    },
  };
}
