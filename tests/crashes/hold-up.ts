import { Client } from 'pg';
import type { DatabaseLocation } from '../../server/origin/db/open-database.ts';
import type { HostProcess } from './host-process.ts';
import { until } from './until.ts';

const HELD_UP_WITHIN_MS = 3_000;

/** Where a host is held up. */
export interface HoldUp {
  readonly location: DatabaseLocation;
  readonly table: 'orders' | 'sandbox_payments' | 'credit_ledger' | 'mails' | 'documents' | 'deliveries' | 'refunds';
  readonly host: HostProcess;
}

/**
 * Locks a table of PostgreSQL against writing and waits until a host is held up by it, in the middle of a transaction;
 * answers how to let go. A host that is killed meanwhile dies at a place where chance would hardly ever find it.
 */
export async function holdUp({ location, table, host }: HoldUp): Promise<() => Promise<void>> {
  if (location.engine !== 'postgres') throw new Error('Only PostgreSQL can be held up.');
  const client = new Client({ connectionString: location.url });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share row exclusive mode`);
  await until(async () => {
    // Within a transaction PostgreSQL tells the same again and again otherwise.
    await client.query('select pg_stat_clear_snapshot()');
    const waiting = await client.query(
      "select 1 from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock'",
      [host.name],
    );
    return waiting.rows.length > 0;
  }, HELD_UP_WITHIN_MS);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}
