import { sql } from 'kysely';
import type { Database, OriginTransaction } from '../kernel/db/schema.ts';

/** How an import handles a row whose key already exists. */
export type OnKnownRow = 'replace' | 'keep';

/**
 * Writes rows and returns how many are new or changed; a row that is equal in every column is not written. The last of
 * several rows with the same key counts.
 */
export async function upsertRows<Table extends keyof Database>(
  trx: OriginTransaction,
  { table, key, rows, onKnown }: UpsertedRows<Table>,
): Promise<number> {
  const unique = [...new Map(rows.map((row) => [JSON.stringify(key.map((column) => row[column])), row])).values()];
  const [first] = unique;
  if (first === undefined) return 0;
  const columns = Object.keys(first);
  const others = columns.filter((column) => !key.some((name) => name === column));
  const values = unique.map((row) => sql`(${sql.join(columns.map((column) => Reflect.get(row, column)))})`);
  const isNew = others.map((column) => sql`${sql.ref(`${table}.${column}`)} is distinct from ${excluded(column)}`);
  const action =
    onKnown === 'keep'
      ? sql`do nothing`
      : sql`do update set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${excluded(column)}`))}
            where ${sql.join(isNew, sql` or `)}`;
  const { rows: written } = await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
    on conflict (${sql.join(key.map((column) => sql.ref(String(column))))}) ${action}
    returning 1 as written`.execute(trx);
  return written.length;
}

/** Rows to be written to a table, with all columns. */
export interface UpsertedRows<Table extends keyof Database> {
  readonly table: Table;
  /** The columns of the primary key. */
  readonly key: readonly (keyof Database[Table])[];
  readonly rows: readonly Database[Table][];
  readonly onKnown: OnKnownRow;
}

function excluded(column: string) {
  return sql.ref(`excluded.${column}`);
}
