import { sqlMigration } from '../sql-migration.ts';

/** Dealer logos, and the logo of each document. */
export const dealerLogos = sqlMigration(`
  create table dealer_logos (
    id text primary key, user_id text not null references users (id), media_type text not null, base64 text not null,
    is_current integer not null, chosen_at bigint not null
  );
  create index dealer_logos_by_owner on dealer_logos (user_id);
  create unique index dealer_logos_current on dealer_logos (user_id) where is_current = 1;
  alter table documents add column dealer_logo text references dealer_logos (id);
  alter table documents add column prepared_by text;
  create index documents_by_dealer_logo on documents (dealer_logo);
`);
