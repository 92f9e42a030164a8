import * as z from 'zod';
import type { HistoryRecord } from '#core/report/history-record.ts';
import { sectionOf } from '#core/report/history-source.ts';
import { historyPayload } from '#origin/data-import/history-entries.ts';
import type { HistoryRecordRow } from '#origin/kernel/db/record-rows.ts';

const base = { source: z.string(), recordId: z.string(), at: z.int() };
const row = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('title'), payload: historyPayload.title }),
  z.object({ ...base, kind: z.literal('odometer'), payload: historyPayload.odometer }),
  z.object({ ...base, kind: z.literal('accident'), payload: historyPayload.accident }),
  z.object({ ...base, kind: z.literal('salvage'), payload: historyPayload.salvage }),
  z.object({ ...base, kind: z.literal('theft'), payload: historyPayload.theft }),
  z.object({ ...base, kind: z.literal('lien'), payload: historyPayload.lien }),
  z.object({ ...base, kind: z.literal('auction'), payload: historyPayload.auction }),
  z.object({ ...base, kind: z.literal('listing'), payload: historyPayload.listing }),
  z.object({ ...base, kind: z.literal('owner'), payload: historyPayload.owner }),
]);
type Entry = z.infer<typeof row>;

/**
 * Returns the records in a source's rows of one vehicle. Theft and recovery, and lien and release, are two rows that
 * become one record; an end without a beginning is dated by its end.
 */
export function recordsFromRows(rows: readonly HistoryRecordRow[]): readonly HistoryRecord[] {
  const entries = rows
    .map(({ source, record_id: recordId, occurred_at: at, kind, payload }) =>
      row.parse({ source, recordId, at, kind, payload: JSON.parse(payload) }),
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

/** Returns the sections covered by rows of this kind, including the odometer if such rows contain a reading. */
export function sectionsOfKind(kind: HistoryRecordRow['kind']) {
  const own = sectionOf(kind);
  return kind === 'title' || kind === 'auction' || kind === 'listing' ? ([own, 'odometer'] as const) : ([own] as const);
}

function openedBefore(records: readonly HistoryRecord[], entry: Extract<Entry, { kind: 'theft' | 'lien' }>): number {
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

function recordOf(entry: Entry): HistoryRecord {
  const { source, recordId, at } = entry;
  switch (entry.kind) {
    case 'title': {
      const { state, brands, odometer } = entry.payload;
      return { source, recordId, at, kind: entry.kind, place: state, odometer, brandCodes: brands };
    }
    case 'odometer': {
      const { place, ...odometer } = entry.payload;
      return { source, recordId, at, kind: entry.kind, place, odometer };
    }
    case 'accident': {
      const { severity, ...payload } = entry.payload;
      return { source, recordId, at, kind: entry.kind, severity: severity ?? 'unknown', ...payload };
    }
    case 'theft': {
      const { state, place } = entry.payload;
      const recoveredAt = state === 'recovered' ? at : null;
      return { source, recordId, at, kind: entry.kind, place, odometer: null, recoveredAt };
    }
    case 'lien': {
      const { state, holder, place } = entry.payload;
      const releasedAt = state === 'released' ? at : null;
      return { source, recordId, at, kind: entry.kind, place, odometer: null, holder: holder ?? '', releasedAt };
    }
    case 'auction': {
      const { house, lot, ...payload } = entry.payload;
      return { source, recordId, at, kind: entry.kind, ...payload };
    }
    case 'salvage':
      return { source, recordId, at, kind: entry.kind, ...entry.payload };
    case 'listing':
      return { source, recordId, at, kind: entry.kind, ...entry.payload };
    case 'owner':
      return { source, recordId, at, kind: entry.kind, ...entry.payload };
  }
}
