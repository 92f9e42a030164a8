import type { HistoryRecord } from '#core/report/history-record.ts';
import { type HistoryEntry, historyRow, recordOf } from '#origin/data-import/history-kinds.ts';
import type { HistoryRecordRow } from '#origin/kernel/db/record-rows.ts';

/**
 * Returns the records in a source's rows of one vehicle. Theft and recovery, and lien and release, are two rows that
 * become one record; an end without a beginning is dated by its end.
 */
export function recordsFromRows(rows: readonly HistoryRecordRow[]): readonly HistoryRecord[] {
  const entries = rows
    .map(({ source, record_id: recordId, occurred_at: at, kind, payload }) =>
      historyRow.parse({ source, recordId, at, kind, payload: JSON.parse(payload) }),
    )
    .toSorted((one, other) => one.at - other.at);
  const records: HistoryRecord[] = [];
  for (const entry of entries) {
    const open = entry.kind === 'theft' || entry.kind === 'lien' ? openedBefore(records, entry) : -1;
    const begun = records[open];
    if (begun?.kind === 'theft') records[open] = { ...begun, recoveredAt: entry.at };
    else if (begun?.kind === 'lien') records[open] = { ...begun, releasedAt: entry.at };
    else records.push(recordOf(entry));
  }
  return records;
}

function openedBefore(
  records: readonly HistoryRecord[],
  entry: Extract<HistoryEntry, { kind: 'theft' | 'lien' }>,
): number {
  if (entry.kind === 'theft') {
    if (entry.payload.state === 'stolen') return -1;
    return records.findLastIndex((record) => record.kind === 'theft' && record.recoveredAt === null);
  }
  const { state, holder } = entry.payload;
  if (state === 'active') return -1;
  return records.findLastIndex(
    (record) => record.kind === 'lien' && record.releasedAt === null && (holder === null || record.holder === holder),
  );
}
