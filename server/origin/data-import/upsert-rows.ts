import { sql } from 'kysely';
import type { Database, OriginTransaction } from '../kernel/db/schema.ts';

/** What happens to a row that is there already under the same key. */
export type OnKnownRow = 'replace' | 'keep';

/**
 * Writes rows and answers how many of them the table did not hold like this before: a row that is there already, alike
 * in every column, is not touched. Of rows with one key the last counts.
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

/** Rows on their way into a table; each has every column. */
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
