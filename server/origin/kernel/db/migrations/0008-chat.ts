import { sqlMigration } from '../sql-migration.ts';

/** The built-in chat: one per user, under a support ticket. */
export const chat = sqlMigration(`
  create table chat_talks (
    user_id text primary key references users (id), ticket_number text not null unique, created_at bigint not null
  );
  create table chat_messages (
    id text primary key, user_id text not null references users (id), author text not null, text text not null,
    created_at bigint not null
  );
  create index chat_messages_by_user on chat_messages (user_id, created_at);
`);
