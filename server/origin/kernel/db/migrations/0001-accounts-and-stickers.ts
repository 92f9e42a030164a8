import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Users, credits, the catalog and the documents created from it. */
export const accountsAndStickers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sites')
      .addColumn('domain', 'text', (column) => column.primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('first', 'text', (column) => column.notNull())
      .addColumn('last', 'text', (column) => column.notNull())
      .addColumn('user_type', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('credits_moved_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tokens_by_user').on('tokens').column('user_id').execute();
    await db.schema
      .createTable('credit_ledger')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('delta', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('credit_ledger_once', ['user_id', 'kind', 'reason', 'reference'])
      .execute();
    await db.schema
      .createTable('builds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('vin', 'text')
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('make', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('trim', 'text', (column) => column.notNull())
      .addColumn('build', 'text', (column) => column.notNull())
      .addColumn('demonstration', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('builds_by_vehicle').on('builds').columns(['year', 'make', 'model']).execute();
    await db.schema
      .createTable('classic_mappings')
      .addColumn('vin', 'text', (column) => column.primaryKey())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('make', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('series', 'text')
      .addColumn('model_id', 'text')
      .addColumn('demonstration', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('vin', 'text', (column) => column.notNull())
      .addColumn('snapshot', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('documents_by_owner')
      .on('documents')
      .columns(['user_id', 'kind', 'vin', 'created_at'])
      .execute();
    await db.schema
      .createTable('failed_generations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('vin', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('failed_at', 'bigint', (column) => column.notNull())
      .addColumn('claimed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('failed_generations_by_owner')
      .on('failed_generations')
      .columns(['user_id', 'kind', 'vin', 'failed_at'])
      .execute();
    await db.schema
      .createTable('idempotent_answers')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotent_answers_key', ['user_id', 'key'])
      .execute();
  },
};
