import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Site content, messages to the support team, and imported records. */
export const contentAndLetters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createContent(db);
    await createLetters(db);
    await createRecords(db);
  },
};

async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer')
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('site_documents_by_domain').on('site_documents').column('domain').execute();
  await db.schema
    .createTable('page_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer')
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('page_documents_by_url').on('page_documents').columns(['domain', 'url']).execute();
  await db.schema
    .createTable('preview_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createLetters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('vin', 'text')
    .addColumn('report_type', 'text')
    .addColumn('satisfaction', 'integer')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('feedback_by_user').on('feedback').columns(['user_id', 'created_at']).execute();
  await db.schema
    .createTable('support_tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('vin', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('satisfaction', 'integer')
    .addColumn('credit_type', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('support_tickets_by_user')
    .on('support_tickets')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('log_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('log_entries_by_kind').on('log_entries').columns(['kind', 'created_at']).execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recalls')
    .addColumn('record_id', 'text', (column) => column.primaryKey())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('make', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('year', 'integer')
    .addColumn('manufacturer', 'text', (column) => column.notNull())
    .addColumn('component', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('built_from', 'bigint')
    .addColumn('built_until', 'bigint')
    .addColumn('affected', 'integer')
    .addColumn('owners_told_at', 'bigint')
    .addColumn('reported_at', 'bigint')
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('consequence', 'text', (column) => column.notNull())
    .addColumn('remedy', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('park_it', 'integer', (column) => column.notNull())
    .addColumn('park_outside', 'integer', (column) => column.notNull())
    .addColumn('demonstration', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('recalls_by_vehicle').on('recalls').columns(['year', 'make', 'model']).execute();
  await db.schema.createIndex('recalls_by_campaign').on('recalls').column('campaign').execute();
  await db.schema
    .createTable('plates')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('plate', 'text', (column) => column.notNull())
    .addColumn('vin', 'text', (column) => column.notNull())
    .addColumn('demonstration', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('plates_key', ['state', 'plate'])
    .execute();
  await db.schema
    .createTable('history_records')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('vin', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('occurred_at', 'bigint')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('demonstration', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_records_key', ['source', 'record_id'])
    .execute();
  await db.schema
    .createIndex('history_records_by_vin')
    .on('history_records')
    .columns(['vin', 'kind', 'occurred_at'])
    .execute();
}
