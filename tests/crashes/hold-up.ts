import { Client } from 'pg';
import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import type { HostProcess } from './host-process.ts';
import { until } from './until.ts';

const HELD_UP_WITHIN_MS = 20_000;

/** Where a host is held up. */
export interface HoldUp<Host extends HostProcess> {
  readonly location: DatabaseLocation;
  readonly table: 'orders' | 'sandbox_payments' | 'credit_ledger' | 'mails' | 'documents' | 'deliveries' | 'refunds';
  readonly hosts: readonly Host[];
  /** What makes the hosts write, if it has an end: after it nobody waits for a host any longer. */
  readonly writing?: Promise<unknown>;
}

/** What came of it. */
export interface HeldUp<Host extends HostProcess> {
  /** The host that waits, or `null` if none wrote there. */
  readonly host: Host | null;
  letGo(): Promise<void>;
}

/**
 * Locks a table of PostgreSQL against writing and waits until one of the hosts is held up by it, in the middle of a
 * transaction. A host that is killed meanwhile dies at a place where chance would hardly ever find it.
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
    // Within a transaction PostgreSQL tells the same again and again otherwise.
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
