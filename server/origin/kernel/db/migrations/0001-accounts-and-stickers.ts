import { sqlMigration } from '../sql-migration.ts';

/** Users, credits, the catalog and the documents created from it. */
export const accountsAndStickers = sqlMigration(`
  create table sites (domain text primary key, settings text not null);
  create table users (
    id text primary key, email text not null unique, password_hash text not null, first text not null,
    last text not null, user_type text not null, created_at bigint not null, credits_moved_at bigint not null
  );
  create table tokens (
    token_hash text primary key, user_id text not null references users (id) on delete cascade,
    created_at bigint not null, last_used_at bigint not null
  );
  create index tokens_by_user on tokens (user_id);
  create table credit_ledger (
    id text primary key, user_id text not null references users (id), kind text not null, delta integer not null,
    reason text not null, reference text not null, created_at bigint not null,
    constraint credit_ledger_once unique (user_id, kind, reason, reference)
  );
  create table builds (
    id text primary key, vin text, year integer not null, make text not null, model text not null, trim text not null,
    build text not null, demonstration integer not null
  );
  create index builds_by_vehicle on builds (year, make, model);
  create table classic_mappings (
    vin text primary key, year integer not null, make text not null, model text not null, series text, model_id text,
    demonstration integer not null
  );
  create table documents (
    id text primary key, user_id text not null references users (id), kind text not null, vin text not null,
    snapshot text not null, created_at bigint not null
  );
  create index documents_by_owner on documents (user_id, kind, vin, created_at);
  create table failed_generations (
    id text primary key, user_id text not null references users (id), vin text not null, kind text not null,
    failed_at bigint not null, claimed_at bigint
  );
  create index failed_generations_by_owner on failed_generations (user_id, kind, vin, failed_at);
  create table idempotent_answers (
    user_id text not null references users (id), key text not null, request_hash text not null, answer text not null,
    created_at bigint not null,
    constraint idempotent_answers_key primary key (user_id, key)
  );
`);
