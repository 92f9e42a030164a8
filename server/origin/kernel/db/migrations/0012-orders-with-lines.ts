import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Orders with several lines, hosted checkouts, delivery, refunds and disputes. The schema remains compatible with the
 * previous release, so that both can run on one database: new columns are nullable or have a default, and an order
 * without rows in `order_lines` belongs to the previous release.
 */
export const ordersWithLines: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await extendOrders(db);
    await createLines(db);
    await createRefunds(db);
    await extendOffers(db);
    await createSandbox(db);
  },
};

async function extendOrders(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['number', 'text'],
    ['checkout_id', 'text'],
    ['checkout_url', 'text'],
    ['checkout_expires_at', 'bigint'],
    ['checkout_read_at', 'bigint'],
    ['close_reason', 'text'],
    ['dispute_state', 'text'],
    ['tax', 'text'],
    ['site_domain', 'text'],
    ['billed_to', 'text'],
    ['is_test', 'integer'],
  ] as const;
  for (const [name, type] of columns) await db.schema.alterTable('orders').addColumn(name, type).execute();
  for (const name of ['declines', 'refunded_amount']) {
    await db.schema
      .alterTable('orders')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable('profiles')
    .addColumn('tax_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('orders_by_number').on('orders').column('number').unique().execute();
  await db.schema.createIndex('orders_by_checkout').on('orders').column('checkout_id').execute();
  await db.schema
    .createTable('purchase_evidence')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id').onDelete('cascade'))
    .addColumn('terms_version', 'text', (column) => column.notNull())
    .addColumn('shown_amount', 'bigint', (column) => column.notNull())
    .addColumn('shown_currency', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('immediate_delivery', 'integer', (column) => column.notNull())
    .addColumn('agreed_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('vin', 'text')
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('full_amount', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_lines_by_position', ['order_id', 'position'])
    .execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('vin', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('step', 'text')
    .addColumn('document_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addUniqueConstraint('deliveries_once_a_line', ['order_id', 'position', 'kind'])
    .execute();
  await db.schema
    .createTable('document_links')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('delivery_id', 'text', (column) => column.notNull().references('deliveries.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('document_links_by_delivery').on('document_links').column('delivery_id').execute();
  await db.schema.createIndex('deliveries_by_document').on('deliveries').column('document_id').execute();
  await db.schema.alterTable('documents').addColumn('revoked_by', 'text').execute();
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('gateway_refund_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  await db.schema.createIndex('refunds_by_order').on('refunds').column('order_id').execute();
}

async function extendOffers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('plans').addColumn('bundle', 'text').execute();
  await db.schema
    .alterTable('plans')
    .addColumn('recommended', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [name, type] of [
    ['reminded_period', 'integer'],
    ['card_setup_id', 'text'],
  ] as const) {
    await db.schema.alterTable('subscriptions').addColumn(name, type).execute();
  }
  await db.schema
    .createIndex('orders_holding_codes')
    .on('orders')
    .columns(['discount_code', 'state', 'checkout_expires_at'])
    .execute();
}

async function createSandbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_checkouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('success_url', 'text', (column) => column.notNull())
    .addColumn('cancel_url', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text')
    .addColumn('card', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('sandbox_payments')
    .addColumn('refunded_amount', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [name, type] of [
    ['order_id', 'text'],
    ['dispute_id', 'text'],
    ['dispute_state', 'text'],
    ['visible_at', 'bigint'],
  ] as const) {
    await db.schema.alterTable('sandbox_payments').addColumn(name, type).execute();
  }
  await db.schema
    .createTable('sandbox_refunds')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .execute();
}
