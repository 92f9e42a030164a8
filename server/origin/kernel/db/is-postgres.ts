import { type Kysely, PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

/** Returns whether the database is PostgreSQL, for the few statements that SQLite does not support. */
export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
