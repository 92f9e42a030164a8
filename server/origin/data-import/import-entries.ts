import type * as z from 'zod';
import { contentChanged } from '../content/content-version.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OnKnownRow } from './upsert-rows.ts';

/** An entry of a file: its value, or why it cannot be read. Lines and entries are counted from 1. */
export type SourceEntry = { readonly line: number } & ({ readonly value: unknown } | { readonly unreadable: string });

/** A rejected entry and the reason. */
export interface RejectedEntry {
  readonly line: number;
  readonly reason: string;
}

/** A valid entry. */
interface NumberedEntry<Entry> {
  readonly line: number;
  readonly entry: Entry;
}

/** How entries of one kind are validated and written. */
export interface EntryKind<Entry> {
  readonly schema: z.ZodType<Entry>;
  /** Returns how many rows are new or changed. */
  write(
    trx: OriginTransaction,
    entries: readonly NumberedEntry<Entry>[],
    options: { readonly onKnown: OnKnownRow; readonly reject: (entry: RejectedEntry) => void },
  ): Promise<number>;
}

/** Options of an import. */
export interface ImportOptions {
  readonly onKnown?: OnKnownRow;
  readonly onRejected?: (entry: RejectedEntry) => void;
}

/** The result of an import. */
export interface ImportSummary {
  readonly entries: number;
  readonly rejected: number;
  /** Rows that are new or were changed; unchanged rows are not counted. */
  readonly written: number;
}

/** Number of entries per statement: more would exceed the engines' limits on bound values. */
const BATCH = 500;

/**
 * Writes the entries of a source in one transaction. If the source fails, nothing is written, so that the import can be
 * repeated. Invalid entries are reported and skipped.
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
