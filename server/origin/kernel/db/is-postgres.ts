import { type Kysely, PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';

/** Whether the database is PostgreSQL, for the few statements that SQLite has no words for. */
export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
