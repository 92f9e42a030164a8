import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../kernel/db/schema.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';

/** A record of the export. */
export type ExportedRecord = Readonly<Record<string, unknown>>;

/** Returns the records of a user. */
export type ExportRecords = (ctx: SignedInContext) => Promise<readonly ExportedRecord[]>;

/** Which rows of a table belong to a user, and their order. */
interface RowsOptions {
  /** Selects the user's rows; by default those with the user's ID. */
  readonly of?: (userId: string) => RawBuilder<unknown>;
  /** Columns separated by spaces; by default the time of creation. */
  readonly orderBy?: string;
}

/** Columns that store JSON; the export contains their parsed value. */
const JSON_COLUMNS = ['plan', 'snapshot'];
const parsedJson = z.record(z.string(), z.unknown());

/** Selects rows of the user. */
const ofUser = (userId: string) => sql`user_id = ${userId}`;
/** Selects rows of the user's orders. */
export const ofOrders = (userId: string) => sql`order_id in (select id from orders where ${ofUser(userId)})`;
/** Selects rows of the documents that the user's orders deliver. */
export const ofDeliveries = (userId: string) =>
  sql`delivery_id in (select id from deliveries where ${ofOrders(userId)})`;

/** Exports columns of a user's rows in a table; the names are separated by spaces. */
export function exportRows(
  table: keyof Database,
  columns: string,
  { of = ofUser, orderBy = 'created_at' }: RowsOptions = {},
): ExportRecords {
  const list = (names: string) => sql.join(names.split(' ').map((name) => sql.ref(name)));
  return async ({ db, userId }) => {
    const query = sql<ExportedRecord>`
      select ${list(columns)} from ${sql.table(table)} where ${of(userId)} order by ${list(orderBy)}`;
    const { rows } = await query.execute(db);
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, parsed(name, value)])),
    );
  };
}

function parsed(name: string, value: unknown): unknown {
  return JSON_COLUMNS.includes(name) && typeof value === 'string' ? parsedJson.parse(JSON.parse(value)) : value;
}
