import type * as z from 'zod';
import type { Database } from '../kernel/db/schema.ts';
import type { EntryKind } from './import-entries.ts';
import { type UpsertedRows, upsertRows } from './upsert-rows.ts';

/** How the entries of a file become rows of one table. */
interface TableEntries<Entry, Table extends keyof Database> extends Pick<UpsertedRows<Table>, 'table' | 'key'> {
  rowsOf(entry: Entry, line: number): readonly Database[Table][];
}

/** Returns a kind of entries that are stored as rows of one table. */
export function tableEntries<Entry, Table extends keyof Database>(
  schema: z.ZodType<Entry>,
  { table, key, rowsOf }: TableEntries<Entry, Table>,
): EntryKind<Entry> {
  return {
    schema,
    write: (trx, entries, { onKnown }) =>
      upsertRows(trx, { table, key, onKnown, rows: entries.flatMap(({ entry, line }) => rowsOf(entry, line)) }),
  };
}
