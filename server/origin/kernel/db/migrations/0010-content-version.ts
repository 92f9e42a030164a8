import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A single row that changes with the content of pages. */
export const contentVersion: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('content_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .execute();
  },
};
