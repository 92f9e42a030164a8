import { sqlMigration } from '../sql-migration.ts';

/** Queued and sent emails. */
export const mails = sqlMigration(`
  create table mails (
    id text primary key, recipient text not null, subject text not null, text text not null, attachments text not null,
    created_at bigint not null, due_at bigint not null, tries integer not null, sent_at bigint
  );
  create index mails_to_send on mails (sent_at, due_at);
`);
