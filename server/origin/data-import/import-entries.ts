import type * as z from 'zod';
import { contentChanged } from '../content/content-version.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OnKnownRow } from './upsert-rows.ts';

/** An entry of a file: what it holds, or why it cannot be read. Lines and entries are counted from 1. */
export type SourceEntry = { readonly line: number } & ({ readonly value: unknown } | { readonly unreadable: string });

/** An entry that was left out, and why. */
export interface RejectedEntry {
  readonly line: number;
  readonly reason: string;
}

/** An entry that fits its schema. */
interface NumberedEntry<Entry> {
  readonly line: number;
  readonly entry: Entry;
}

/** How entries of one kind are read and written. */
export interface EntryKind<Entry> {
  readonly schema: z.ZodType<Entry>;
  /** Answers how many rows the database did not hold like this before. */
  write(
    trx: OriginTransaction,
    entries: readonly NumberedEntry<Entry>[],
    options: { readonly onKnown: OnKnownRow; readonly reject: (entry: RejectedEntry) => void },
  ): Promise<number>;
}

/** How an import is done. */
export interface ImportOptions {
  readonly onKnown?: OnKnownRow;
  readonly onRejected?: (entry: RejectedEntry) => void;
}

/** What came of an import; rows that were there already are in neither number of rows. */
export interface ImportSummary {
  readonly entries: number;
  readonly rejected: number;
  /** Rows that are new or were changed. */
  readonly written: number;
}

/** Entries written with one statement: more would pass the engines' limits on bound values. */
const BATCH = 500;

/**
 * Writes the entries of a source in one transaction: all that can be read, or, when it breaks off, nothing, so that it
 * can be run again. Entries that do not fit are told and left out.
 */
export async function importEntries<Entry>(
  { db }: Pick<OriginContext, 'db'>,
  kind: EntryKind<Entry>,
  source: Iterable<SourceEntry> | AsyncIterable<SourceEntry>,
  { onKnown = 'replace', onRejected = () => undefined }: ImportOptions = {},
): Promise<ImportSummary> {
  let entries = 0;
  let rejected = 0;
  let written = 0;
  const reject = (entry: RejectedEntry) => {
    rejected += 1;
    onRejected(entry);
  };
  await db.transaction().execute(async (trx) => {
    let batch: NumberedEntry<Entry>[] = [];
    const write = async () => {
      written += await kind.write(trx, batch, { onKnown, reject });
      batch = [];
    };
    for await (const given of source) {
      entries += 1;
      const entry = 'value' in given ? kind.schema.safeParse(given.value) : null;
      if (entry?.success) batch.push({ line: given.line, entry: entry.data });
      else reject({ line: given.line, reason: entry ? reasonOf(entry.error) : unreadableOf(given) });
      if (batch.length === BATCH) await write();
    }
    await write();
    if (written > 0) await contentChanged(trx);
  });
  return { entries, rejected, written };
}

function unreadableOf(given: SourceEntry): string {
  return 'unreadable' in given ? given.unreadable : '';
}

function reasonOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ');
}
