import { Client } from 'pg';
import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import type { HostProcess } from './host-process.ts';
import { until } from './until.ts';

const HELD_UP_WITHIN_MS = 20_000;

/** Where a host is blocked. */
export interface HoldUp<Host extends HostProcess> {
  readonly location: DatabaseLocation;
  readonly table: 'orders' | 'sandbox_payments' | 'credit_ledger' | 'mails' | 'documents' | 'deliveries' | 'refunds';
  readonly hosts: readonly Host[];
  /** The work that makes the hosts write, if it ends. After it, the wait for a host stops. */
  readonly writing?: Promise<unknown>;
}

/** The result of blocking a host. */
export interface HeldUp<Host extends HostProcess> {
  /** The blocked host, or `null` if none wrote to the table. */
  readonly host: Host | null;
  letGo(): Promise<void>;
}

/**
 * Locks a PostgreSQL table against writes and waits until one of the hosts is blocked by it in the middle of a
 * transaction. A host killed at that moment dies at a point that random kills would hardly ever hit.
 */
export async function holdUp<Host extends HostProcess>({
  location,
  table,
  hosts,
  writing,
}: HoldUp<Host>): Promise<HeldUp<Host>> {
  if (location.engine !== 'postgres') throw new Error('Only PostgreSQL can be held up.');
  const client = new Client({ connectionString: location.url });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share row exclusive mode`);
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  void writing?.then(over, over);
  let host: Host | null = null;
  await until(async () => {
    // Otherwise PostgreSQL returns the same statistics for the whole transaction.
    await client.query('select pg_stat_clear_snapshot()');
    const waiting = await client.query<{ application_name: string }>(
      "select application_name from pg_stat_activity where application_name = any($1) and wait_event_type = 'Lock'",
      [hosts.map(({ name }) => name)],
    );
    host = hosts.find(({ name }) => waiting.rows.some((row) => row.application_name === name)) ?? null;
    return host !== null || isOver;
  }, HELD_UP_WITHIN_MS);
  return {
    host,
    letGo: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}
