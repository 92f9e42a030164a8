import { sql } from 'kysely';
import pino from 'pino';
import { type DatabaseLocation, openDatabase } from '../../server/origin/db/open-database.ts';
import type { CreditLedgerRow, DocumentRow, OriginDatabase } from '../../server/origin/db/schema.ts';
import type {
  DeliveryRow,
  OrderRow,
  RefundRow,
  SandboxCheckoutRow,
  SandboxPaymentRow,
} from '../../server/origin/db/shop-rows.ts';

/** What a database says of money, credits and documents. */
export interface KeptFacts {
  readonly orders: readonly OrderRow[];
  /** The mark of the wish that each order came from. */
  readonly markOf: ReadonlyMap<string, string>;
  /** What the sandbox took, which stands for the world outside. */
  readonly charges: readonly SandboxPaymentRow[];
  /** The payment pages that the sandbox has opened. */
  readonly pages: readonly SandboxCheckoutRow[];
  readonly ledger: readonly CreditLedgerRow[];
  readonly deliveries: readonly DeliveryRow[];
  readonly documents: readonly Pick<DocumentRow, 'id' | 'user_id' | 'revoked_by'>[];
  readonly refunds: readonly RefundRow[];
  /** The numbers of the orders that receipts were written for, one entry an email. */
  readonly receipts: readonly string[];
  readonly emailOf: ReadonlyMap<string, string>;
  /** When it was read, in UTC epoch milliseconds. */
  readonly now: number;
}

/** Opens a database for as long as some work takes: between two looks only the hosts have it open. */
export async function withDatabase<Value>(
  location: DatabaseLocation,
  work: (db: OriginDatabase) => Promise<Value>,
): Promise<Value> {
  const db = await openDatabase(location, pino({ level: 'silent' }));
  return work(db).finally(() => db.destroy());
}

/** Reads what a database says of money, credits and documents. */
export async function readFacts(db: OriginDatabase): Promise<KeptFacts> {
  const emails = await db
    .selectFrom('mails')
    .select(sql<string>`substr(attachments, 1, 200)`.as('beginning'))
    .where('attachments', '!=', '[]')
    .execute();
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const evidence = await db.selectFrom('purchase_evidence').select(['order_id', 'terms_version']).execute();
  return {
    orders: await db.selectFrom('orders').selectAll().execute(),
    markOf: new Map(evidence.map(({ order_id, terms_version }) => [order_id, terms_version])),
    charges: await db.selectFrom('sandbox_payments').selectAll().where('state', '=', 'paid').execute(),
    pages: await db.selectFrom('sandbox_checkouts').selectAll().where('mode', '=', 'payment').execute(),
    ledger: await db.selectFrom('credit_ledger').selectAll().execute(),
    deliveries: await db.selectFrom('deliveries').selectAll().execute(),
    documents: await db.selectFrom('documents').select(['id', 'user_id', 'revoked_by']).execute(),
    refunds: await db.selectFrom('refunds').selectAll().execute(),
    receipts: emails.flatMap(({ beginning }) => /receipt-([\w-]+)\.pdf/.exec(beginning)?.[1] ?? []),
    emailOf: new Map(users.map(({ id, email }) => [id, email])),
    now: Date.now(),
  };
}

/** How many orders are charged while nothing says so yet: what a crash would lose without the settling job. */
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

/** Whether no order waits for the end of its payment any longer, and everything that follows a payment is done. */
export async function nothingIsOpen(db: OriginDatabase): Promise<boolean> {
  const open = db.selectFrom('orders').select('id').where('state', 'in', ['pending', 'needs-action']);
  return (await open.executeTakeFirst()) === undefined && (await everythingIsDelivered(db));
}

/** Whether every paid order has its documents, and every refund was made. */
export async function everythingIsDelivered(db: OriginDatabase): Promise<boolean> {
  const waiting = db.selectFrom('deliveries').select('id').where('state', '=', 'waiting');
  const requested = db.selectFrom('refunds').select('id').where('state', '=', 'requested');
  if ((await waiting.executeTakeFirst()) ?? (await requested.executeTakeFirst())) return false;
  return (await chargedButNotRecorded(db)) === 0;
}
