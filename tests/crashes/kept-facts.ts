import { sql } from 'kysely';
import pino from 'pino';
import * as z from 'zod';
import { type DatabaseLocation, openDatabase } from '../../server/origin/db/open-database.ts';
import type { CreditLedgerRow, OriginDatabase } from '../../server/origin/db/schema.ts';
import type { OrderRow, SandboxPaymentRow } from '../../server/origin/db/shop-rows.ts';

/** What a database says of money and credits. */
export interface KeptFacts {
  readonly orders: readonly OrderRow[];
  /** What the sandbox took, which stands for the world outside. */
  readonly charges: readonly SandboxPaymentRow[];
  readonly ledger: readonly CreditLedgerRow[];
  /** The orders that receipts were written for, one entry a letter. */
  readonly receipts: readonly string[];
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
export async function readFacts(db: OriginDatabase): Promise<KeptFacts> {
  const letters = await db
    .selectFrom('mails')
    .select(sql<string>`substr(attachments, 1, 200)`.as('beginning'))
    .where('attachments', '!=', '[]')
    .execute();
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  return {
    orders: await db.selectFrom('orders').selectAll().execute(),
    charges: await db.selectFrom('sandbox_payments').selectAll().where('state', '=', 'paid').execute(),
    ledger: await db.selectFrom('credit_ledger').selectAll().execute(),
    receipts: letters.flatMap(({ beginning }) => /receipt-([\w-]+)\.pdf/.exec(beginning)?.[1] ?? []),
    emailOf: new Map(users.map(({ id, email }) => [id, email])),
  };
}

/** How many orders are charged while nothing says so yet: what a crash would lose if nobody asked after it. */
export async function chargedButNotRecorded(db: OriginDatabase): Promise<number> {
  const { charged } = await db
    .selectFrom('sandbox_payments')
    .innerJoin('orders', 'orders.id', 'sandbox_payments.key')
    .select(({ fn }) => fn.countAll<number>().as('charged'))
    .where('sandbox_payments.state', '=', 'paid')
    .where('orders.state', '!=', 'paid')
    .executeTakeFirstOrThrow();
  return Number(charged);
}

/** Whether nobody waits for the end of a payment any longer. */
export async function nothingIsOpen(db: OriginDatabase): Promise<boolean> {
  const open = db.selectFrom('orders').select('id').where('state', 'in', ['pending', 'needs-action']);
  return (await open.executeTakeFirst()) === undefined;
}
