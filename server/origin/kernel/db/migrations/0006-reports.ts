import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reports as documents, sources of history records, and disputes of findings. */
export const reports: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('documents').addColumn('report_kind', 'text').execute();
    // A list is paginated, filtered and counted in the index alone; only the rows of one page are read.
    await db.schema
      .createIndex('documents_of_owner')
      .on('documents')
      .columns(['user_id', 'kind', 'created_at', 'id', 'vin', 'report_kind'])
      .execute();
    await db.schema
      .createTable('report_claims')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('vin', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id'))
      .addColumn('free_until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_claims_key', ['user_id', 'vin'])
      .execute();
    await db.schema
      .createTable('finding_disputes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id'))
      .addColumn('finding_id', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('finding_disputes_once', ['document_id', 'finding_id'])
      .execute();
    await db.schema.createIndex('finding_disputes_by_owner').on('finding_disputes').column('user_id').execute();
    await db.schema
      .createTable('history_sources')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('connected', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('history_sources_key', ['source', 'section'])
      .execute();
  },
};
