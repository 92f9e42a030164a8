import { sql } from 'kysely';
import pino from 'pino';
import * as z from 'zod';
import { type DatabaseLocation, openDatabase } from '#origin/kernel/db/open-database.ts';
import type { CreditLedgerRow, DocumentRow, OriginDatabase } from '#origin/kernel/db/schema.ts';
import type { DeliveryRow, OrderRow, SandboxCheckoutRow, SandboxPaymentRow } from '#origin/kernel/db/shop-rows.ts';

/** The data about money and credits in a database. */
export interface StoredFacts {
  readonly orders: readonly OrderRow[];
  /** The sandbox's charges, which represent the payment provider. */
  readonly charges: readonly SandboxPaymentRow[];
  /** The payment pages that the sandbox has opened. */
  readonly pages: readonly SandboxCheckoutRow[];
  readonly ledger: readonly CreditLedgerRow[];
  /** The orders with receipts, one entry per email. */
  readonly receipts: readonly string[];
  readonly deliveries: readonly DeliveryRow[];
  readonly documents: readonly Pick<DocumentRow, 'id' | 'user_id' | 'kind' | 'vin' | 'revoked_by'>[];
  readonly emailOf: ReadonlyMap<string, string>;
}

const details = z.object({ ref: z.string() });

/** Returns the mark of the attempt that created an order. Empty for a renewal. */
export function markOf(order: Pick<OrderRow, 'details'>): string {
  return details.safeParse(JSON.parse(order.details)).data?.ref ?? '';
}

/** Opens a database for the duration of an operation. Between operations, only the hosts have it open. */
export async function withDatabase<Value>(
  location: DatabaseLocation,
  work: (db: OriginDatabase) => Promise<Value>,
): Promise<Value> {
  const db = await openDatabase(location, pino({ level: 'silent' }));
  return work(db).finally(() => db.destroy());
}

/** Reads the data about money and credits in a database. */
export async function readFacts(db: OriginDatabase): Promise<StoredFacts> {
  const emails = await db
    .selectFrom('mails')
    .select(sql<string>`substr(attachments, 1, 200)`.as('beginning'))
    .where('attachments', '!=', '[]')
    .execute();
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const orderOf = new Map(orders.map(({ id, number }) => [number, id]));
  return {
    orders,
    charges: await db.selectFrom('sandbox_payments').selectAll().where('state', '=', 'paid').execute(),
    pages: await db.selectFrom('sandbox_checkouts').selectAll().execute(),
    ledger: await db.selectFrom('credit_ledger').selectAll().execute(),
    receipts: emails.flatMap(({ beginning }) => {
      const number = /receipt-([\w-]+)\.pdf/.exec(beginning)?.[1];
      return number === undefined ? [] : (orderOf.get(number) ?? number);
    }),
    deliveries: await db.selectFrom('deliveries').selectAll().execute(),
    documents: await db.selectFrom('documents').select(['id', 'user_id', 'kind', 'vin', 'revoked_by']).execute(),
    emailOf: new Map(users.map(({ id, email }) => [id, email])),
  };
}

/** Returns the number of orders that are charged but not recorded, which a crash would lose without reconciliation. */
export async function chargedButNotRecorded(db: OriginDatabase): Promise<number> {
  const { charged } = await db
    .selectFrom('sandbox_payments')
    .innerJoin('orders', 'orders.id', 'sandbox_payments.order_id')
    .select(({ fn }) => fn.countAll<number>().as('charged'))
    .where('sandbox_payments.state', '=', 'paid')
    .where('orders.state', '!=', 'paid')
    .executeTakeFirstOrThrow();
  return Number(charged);
}

/** Work due within an hour, which excludes the next month's renewals. In milliseconds. */
const SOON_MS = 60 * 60_000;

/** Returns whether no payment, document or refund is pending. */
export async function nothingIsOpen(db: OriginDatabase): Promise<boolean> {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['pending', 'needs-action'])
    .executeTakeFirst();
  const waiting = await db
    .selectFrom('jobs')
    .select('id')
    .where('finished_at', 'is', null)
    // An email that a dead host was sending waits some minutes. Only its creation is checked here.
    .where('kind', '!=', 'deliver-email')
    .where('due_at', '<=', Date.now() + SOON_MS)
    .executeTakeFirst();
  return open === undefined && waiting === undefined;
}
