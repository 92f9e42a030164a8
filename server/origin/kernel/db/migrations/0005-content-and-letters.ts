import { sqlMigration } from '../sql-migration.ts';

/** Site content, messages to the support team, and imported records. */
export const contentAndLetters = sqlMigration(`
  create table site_documents (
    id text primary key, domain text not null, status text not null, sort_order integer, document text not null
  );
  create index site_documents_by_domain on site_documents (domain);
  create table page_documents (
    id text primary key, domain text not null, url text not null, status text not null, sort_order integer,
    document text not null
  );
  create index page_documents_by_url on page_documents (domain, url);
  create table preview_tokens (token_hash text primary key, expires_at bigint not null);
  create table feedback (
    id text primary key, user_id text not null references users (id), domain text not null, vin text, report_type text,
    satisfaction integer, message text not null, created_at bigint not null
  );
  create index feedback_by_user on feedback (user_id, created_at);
  create table support_tickets (
    id text primary key, number text not null unique, user_id text not null references users (id), domain text not null,
    vin text not null, message text not null, email text not null, name text not null, satisfaction integer,
    credit_type text, created_at bigint not null
  );
  create index support_tickets_by_user on support_tickets (user_id, created_at);
  create table log_entries (
    id text primary key, kind text not null, domain text not null, fields text not null, created_at bigint not null
  );
  create index log_entries_by_kind on log_entries (kind, created_at);
  create table recalls (
    record_id text primary key, campaign text not null, make text not null, model text not null, year integer,
    manufacturer text not null, component text not null, type text not null, built_from bigint, built_until bigint,
    affected integer, owners_told_at bigint, reported_at bigint, summary text not null, consequence text not null,
    remedy text not null, notes text not null, park_it integer not null, park_outside integer not null,
    demonstration integer not null
  );
  create index recalls_by_vehicle on recalls (year, make, model);
  create index recalls_by_campaign on recalls (campaign);
  create table plates (
    state text not null, plate text not null, vin text not null, demonstration integer not null,
    constraint plates_key primary key (state, plate)
  );
  create table history_records (
    source text not null, record_id text not null, vin text not null, kind text not null, occurred_at bigint,
    payload text not null, demonstration integer not null,
    constraint history_records_key primary key (source, record_id)
  );
  create index history_records_by_vin on history_records (vin, kind, occurred_at);
`);
