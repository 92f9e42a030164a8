import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Dealer logos, and the logo of each document. */
export const dealerLogos: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('dealer_logos')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('base64', 'text', (column) => column.notNull())
      .addColumn('is_current', 'integer', (column) => column.notNull())
      .addColumn('chosen_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('dealer_logos_by_owner').on('dealer_logos').column('user_id').execute();
    await db.schema
      .createIndex('dealer_logos_current')
      .unique()
      .on('dealer_logos')
      .column('user_id')
      .where(sql.ref('is_current'), '=', 1)
      .execute();
    await db.schema
      .alterTable('documents')
      .addColumn('dealer_logo', 'text', (column) => column.references('dealer_logos.id'))
      .execute();
    await db.schema.alterTable('documents').addColumn('prepared_by', 'text').execute();
    await db.schema.createIndex('documents_by_dealer_logo').on('documents').column('dealer_logo').execute();
  },
};
