import { sqlMigration } from '../sql-migration.ts';

/** Plans, orders and subscriptions. */
export const shop = sqlMigration(`
  create table plans (
    code text primary key, list text not null, audience text not null, name text not null, kind text not null,
    documents integer, amount bigint not null, currency text not null, renewal text not null, position integer not null,
    demonstration integer not null
  );
  create table discount_codes (
    code text primary key, list text not null, percent integer, amount bigint, currency text, valid_from bigint,
    valid_until bigint, total_limit integer, limit_per_buyer integer, plan_kinds text, demonstration integer not null,
    asked_at bigint not null
  );
  create table subscriptions (
    id text primary key, user_id text not null references users (id), plan text not null, kind text not null,
    documents integer, gateway text not null, renewal_reference text not null, language text not null,
    site_address text not null, started_at bigint not null, period integer not null, period_start bigint not null,
    period_end bigint not null, due_at bigint not null, tries integer not null, cancelled_at bigint, ended_at bigint
  );
  create table subscription_uses (
    subscription_id text not null references subscriptions (id), document_id text not null, used_at bigint not null,
    constraint subscription_uses_once primary key (subscription_id, document_id)
  );
  create index subscriptions_by_owner on subscriptions (user_id);
  create index subscriptions_due on subscriptions (ended_at, due_at);
  create table orders (
    id text primary key, email text not null, user_id text references users (id), list text not null,
    plan text not null, vin text, quantity integer not null, full_amount bigint not null, amount bigint not null,
    currency text not null, discount_code text, gateway text not null, payment_reference text not null, payment_id text,
    attempt integer not null, state text not null, next_step text, details text not null, language text not null,
    site_address text not null, idempotency_key text, request_hash text not null,
    subscription_id text references subscriptions (id), period integer, created_at bigint not null,
    due_at bigint not null, paid_at bigint,
    constraint orders_once_for_key unique (email, idempotency_key),
    constraint orders_once_for_period unique (subscription_id, period)
  );
  create index orders_by_owner on orders (user_id, paid_at);
  create index orders_by_code on orders (discount_code, email);
  create index orders_by_payment on orders (payment_id);
  create index orders_to_settle on orders (state, due_at);
  create table payment_notices (id text primary key, received_at bigint not null);
  create table sandbox_payments (
    id text primary key, key text not null unique, amount bigint not null, currency text not null, state text not null,
    card text, charge_key text, step text not null unique, created_at bigint not null
  );
  create table server_secrets (name text primary key, value text not null);
`);
