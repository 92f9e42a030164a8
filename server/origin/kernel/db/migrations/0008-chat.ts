import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The built-in chat: one per user, under a support ticket. */
export const chat: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('chat_talks')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('ticket_number', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('chat_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('chat_messages_by_user')
      .on('chat_messages')
      .columns(['user_id', 'created_at'])
      .execute();
  },
};
