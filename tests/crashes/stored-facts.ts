import { sql } from 'kysely';
import pino from 'pino';
import * as z from 'zod';
import { type DatabaseLocation, openDatabase } from '#origin/kernel/db/open-database.ts';
import type { CreditLedgerRow, DocumentRow, OriginDatabase } from '#origin/kernel/db/schema.ts';
import type { DeliveryRow, OrderRow, SandboxCheckoutRow, SandboxPaymentRow } from '#origin/kernel/db/shop-rows.ts';

/** What a database says of money and credits. */
export interface StoredFacts {
  readonly orders: readonly OrderRow[];
  /** What the sandbox took, which stands for the world outside. */
  readonly charges: readonly SandboxPaymentRow[];
  /** The payment pages that the sandbox has opened. */
  readonly pages: readonly SandboxCheckoutRow[];
  readonly ledger: readonly CreditLedgerRow[];
  /** The orders that receipts were written for, one entry a letter. */
  readonly receipts: readonly string[];
  readonly deliveries: readonly DeliveryRow[];
  readonly documents: readonly Pick<DocumentRow, 'id' | 'user_id' | 'kind' | 'vin' | 'revoked_by'>[];
  readonly emailOf: ReadonlyMap<string, string>;
}

const details = z.object({ ref: z.string() });

/** The mark of the wish that an order came from; empty for a renewal. */
export function markOf(order: Pick<OrderRow, 'details'>): string {
  return details.safeParse(JSON.parse(order.details)).data?.ref ?? '';
}

/** Opens a database for as long as some work takes: between two looks nobody but the hosts has it open. */
export async function withDatabase<Value>(
  location: DatabaseLocation,
  work: (db: OriginDatabase) => Promise<Value>,
): Promise<Value> {
  const db = await openDatabase(location, pino({ level: 'silent' }));
  return work(db).finally(() => db.destroy());
}

/** Reads what a database says of money and credits. */
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

/** How many orders are charged while nothing says so yet: what a crash would lose if nobody asked after it. */
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

/** What an hour of work is: not the renewals of a month to come. */
const SOON_MS = 60 * 60_000;

/** Whether nobody waits for the end of a payment, a document or a refund any longer. */
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
    // An email that a dead host was sending waits some minutes; all that counts here is that it was written.
    .where('kind', '!=', 'deliver-email')
    .where('due_at', '<=', Date.now() + SOON_MS)
    .executeTakeFirst();
  return open === undefined && waiting === undefined;
}
