import { sql } from 'kysely';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createTestPostgresDatabase } from '#tests/setup/test-postgres-database.ts';
import { openDatabase } from './open-database.ts';

it('survives connections that PostgreSQL closes, and logs them', async () => {
  const { url, drop } = await createTestPostgresDatabase();
  const { promise: logged, resolve: write } = Promise.withResolvers<string>();
  const logger = pino({ level: 'warn' }, { write });
  const db = await openDatabase({ engine: 'postgres', url }, logger);
  const other = await openDatabase({ engine: 'postgres', url }, pino({ level: 'silent' }));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  expect(await logged).toContain('A connection to PostgreSQL was lost.');
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  await Promise.all([db.destroy(), other.destroy()]);
  await drop();
});
