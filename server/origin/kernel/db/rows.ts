import { type Insertable, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

type Table = keyof Database;

/** The values that columns must have: one value, `null`, or one of a list. */
export type RowFilter<Name extends Table> = {
  readonly [Column in keyof Database[Name]]?: Database[Name][Column] | readonly Database[Name][Column][];
};

/** The new values of columns; `undefined` leaves a column unchanged. */
export type RowChanges<Name extends Table> = {
  readonly [Column in keyof Database[Name]]?: Database[Name][Column] | undefined;
};

/** Returns a row with these column values, or `undefined`. */
export async function findRow<Name extends Table>(
  db: QueryExecutorProvider,
  table: Name,
  where: RowFilter<Name>,
): Promise<Database[Name] | undefined> {
  const query = sql<Database[Name]>`select * from ${sql.table(table)} where ${conditions(where)} limit 1`;
  return (await query.execute(db)).rows[0];
}

/**
 * Returns a row with these column values.
 *
 * @throws if there is none
 */
export async function getRow<Name extends Table>(
  db: QueryExecutorProvider,
  table: Name,
  where: RowFilter<Name>,
): Promise<Database[Name]> {
  const row = await findRow(db, table, where);
  if (row === undefined) throw new Error(`A row of ${table} is missing.`);
  return row;
}

/** Adds a row. */
export async function insertRow<Name extends Table>(
  db: QueryExecutorProvider,
  table: Name,
  row: Insertable<Database[Name]>,
): Promise<void> {
  await sql`insert into ${sql.table(table)} ${columnsAndValues(row)}`.execute(db);
}

/** Adds a row and returns it, or `undefined` if a row with the same values in the unique columns exists. */
export async function insertRowOnce<Name extends Table>(
  db: QueryExecutorProvider,
  table: Name,
  { unique, row }: { readonly unique: readonly (keyof Database[Name])[]; readonly row: Insertable<Database[Name]> },
): Promise<Database[Name] | undefined> {
  const target = sql.join(unique.map((column) => sql.ref(String(column))));
  const query = sql<Database[Name]>`
    insert into ${sql.table(table)} ${columnsAndValues(row)} on conflict (${target}) do nothing returning *`;
  return (await query.execute(db)).rows[0];
}

/** Changes all rows with these column values, and returns them. Columns without a new value are left unchanged. */
export async function updateRows<Name extends Table>(
  db: QueryExecutorProvider,
  table: Name,
  { where, set }: { readonly where: RowFilter<Name>; readonly set: RowChanges<Name> },
): Promise<readonly Database[Name][]> {
  const values = Object.entries(set)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const query = sql<Database[Name]>`
    update ${sql.table(table)} set ${sql.join(values)} where ${conditions(where)} returning *`;
  return (await query.execute(db)).rows;
}

function columnsAndValues(row: object): RawBuilder<unknown> {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  const columns = entries.map(([column]) => sql.ref(column));
  return sql`(${sql.join(columns)}) values (${sql.join(entries.map(([, value]) => value))})`;
}

function conditions(where: object): RawBuilder<unknown> {
  return sql.join(
    Object.entries(where).map(([column, value]) => {
      if (Array.isArray(value)) return sql`${sql.ref(column)} in (${sql.join(value)})`;
      return value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;
    }),
    sql` and `,
  );
}
