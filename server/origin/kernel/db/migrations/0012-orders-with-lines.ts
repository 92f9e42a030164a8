import { sqlMigration } from '../sql-migration.ts';

/**
 * Orders with several lines, hosted checkouts, delivery, refunds and disputes. The schema remains compatible with the
 * previous release, so that both can run on one database: new columns are nullable or have a default, and an order
 * without rows in `order_lines` belongs to the previous release.
 */
export const ordersWithLines = sqlMigration(`
  alter table orders add column number text;
  alter table orders add column checkout_id text;
  alter table orders add column checkout_url text;
  alter table orders add column checkout_expires_at bigint;
  alter table orders add column checkout_read_at bigint;
  alter table orders add column close_reason text;
  alter table orders add column dispute_state text;
  alter table orders add column tax text;
  alter table orders add column site_domain text;
  alter table orders add column billed_to text;
  alter table orders add column is_test integer;
  alter table orders add column declines bigint default 0 not null;
  alter table orders add column refunded_amount bigint default 0 not null;
  alter table profiles add column tax_id text default '' not null;
  create unique index orders_by_number on orders (number);
  create index orders_by_checkout on orders (checkout_id);
  create table purchase_evidence (
    order_id text primary key references orders (id) on delete cascade, terms_version text not null,
    shown_amount bigint not null, shown_currency text not null, country text not null, caller text not null,
    immediate_delivery integer not null, agreed_at bigint not null, expires_at bigint not null
  );
  create table order_lines (
    order_id text not null references orders (id) on delete cascade, position integer not null, list text not null,
    plan text not null, vin text, quantity integer not null, full_amount bigint not null, amount bigint not null,
    constraint order_lines_by_position primary key (order_id, position)
  );
  create table deliveries (
    id text primary key, order_id text not null references orders (id) on delete cascade, position integer not null,
    kind text not null, vin text not null, state text not null, step text, document_id text, created_at bigint not null,
    settled_at bigint,
    constraint deliveries_once_a_line unique (order_id, position, kind)
  );
  create table document_links (
    key_hash text primary key, delivery_id text not null references deliveries (id) on delete cascade,
    created_at bigint not null, expires_at bigint not null
  );
  create index document_links_by_delivery on document_links (delivery_id);
  create index deliveries_by_document on deliveries (document_id);
  alter table documents add column revoked_by text;
  create table refunds (
    id text primary key, order_id text not null references orders (id) on delete cascade,
    request_key text not null unique, amount bigint not null, reason text not null, state text not null,
    gateway_refund_id text, created_at bigint not null, settled_at bigint
  );
  create index refunds_by_order on refunds (order_id);
  alter table plans add column bundle text;
  alter table plans add column recommended integer default 0 not null;
  alter table subscriptions add column reminded_period integer;
  alter table subscriptions add column card_setup_id text;
  create index orders_holding_codes on orders (discount_code, state, checkout_expires_at);
  create table sandbox_checkouts (
    id text primary key, key text not null unique, mode text not null, order_id text not null, amount bigint not null,
    currency text not null, description text not null, language text not null, success_url text not null,
    cancel_url text not null, state text not null, payment_id text, card text, expires_at bigint not null,
    created_at bigint not null
  );
  alter table sandbox_payments add column refunded_amount bigint default 0 not null;
  alter table sandbox_payments add column order_id text;
  alter table sandbox_payments add column dispute_id text;
  alter table sandbox_payments add column dispute_state text;
  alter table sandbox_payments add column visible_at bigint;
  create table sandbox_refunds (key text primary key, payment_id text not null, amount bigint not null);
`);
