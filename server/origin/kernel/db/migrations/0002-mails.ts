import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Queued and sent emails. */
export const mails: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('attachments', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute();
    await db.schema.createIndex('mails_to_send').on('mails').columns(['sent_at', 'due_at']).execute();
  },
};
