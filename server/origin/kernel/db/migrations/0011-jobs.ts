import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Background jobs, one per row. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('unique_key', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('failed_at', 'bigint')
      .addColumn('last_error', 'text')
      .addUniqueConstraint('jobs_kind_unique_key', ['kind', 'unique_key'])
      .execute();
    // Workers frequently query the next job; the index excludes finished jobs.
    await db.schema
      .createIndex('jobs_next_due')
      .on('jobs')
      .column('due_at')
      .where(sql.ref('finished_at'), 'is', null)
      .where(sql.ref('failed_at'), 'is', null)
      .execute();
    await db.schema.createIndex('jobs_finished').on('jobs').column('finished_at').execute();
    await db.schema.createIndex('jobs_failed').on('jobs').column('failed_at').execute();
  },
};
