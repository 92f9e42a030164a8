import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates a migration from SQL statements that SQLite and PostgreSQL both understand. A semicolon ends each statement.
 *
 * @param data changes the stored rows after the schema changed
 */
export function sqlMigration(statements: string, data?: (db: Kysely<unknown>) => Promise<void>): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements.split(';')) {
        if (statement.trim() !== '') await sql.raw(statement).execute(db);
      }
      await data?.(db);
    },
  };
}
