import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Plans, orders and subscriptions. */
export const shop: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createOffers(db);
    await createSubscriptions(db);
    await createOrders(db);
    await createPayments(db);
  },
};

async function createOffers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plans')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('documents', 'integer')
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('renewal', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('demonstration', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('discount_codes')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('percent', 'integer')
    .addColumn('amount', 'bigint')
    .addColumn('currency', 'text')
    .addColumn('valid_from', 'bigint')
    .addColumn('valid_until', 'bigint')
    .addColumn('total_limit', 'integer')
    .addColumn('limit_per_buyer', 'integer')
    .addColumn('plan_kinds', 'text')
    .addColumn('demonstration', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('documents', 'integer')
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('renewal_reference', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('site_address', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('period', 'integer', (column) => column.notNull())
    .addColumn('period_start', 'bigint', (column) => column.notNull())
    .addColumn('period_end', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema
    .createTable('subscription_uses')
    .addColumn('subscription_id', 'text', (column) => column.notNull().references('subscriptions.id'))
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscription_uses_once', ['subscription_id', 'document_id'])
    .execute();
  await db.schema.createIndex('subscriptions_by_owner').on('subscriptions').column('user_id').execute();
  await db.schema.createIndex('subscriptions_due').on('subscriptions').columns(['ended_at', 'due_at']).execute();
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('vin', 'text')
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('full_amount', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('discount_code', 'text')
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('payment_reference', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text')
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('next_step', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('site_address', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) => column.references('subscriptions.id'))
    .addColumn('period', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addUniqueConstraint('orders_once_for_key', ['email', 'idempotency_key'])
    .addUniqueConstraint('orders_once_for_period', ['subscription_id', 'period'])
    .execute();
  await db.schema.createIndex('orders_by_owner').on('orders').columns(['user_id', 'paid_at']).execute();
  await db.schema.createIndex('orders_by_code').on('orders').columns(['discount_code', 'email']).execute();
  await db.schema.createIndex('orders_by_payment').on('orders').column('payment_id').execute();
  await db.schema.createIndex('orders_to_settle').on('orders').columns(['state', 'due_at']).execute();
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('card', 'text')
    .addColumn('charge_key', 'text')
    .addColumn('step', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
