import * as z from 'zod';
import type { HistoryRecordRow } from '../kernel/db/record-rows.ts';
import { demonstrationFlag, fullVin, moment } from './entry-fields.ts';
import { historyEntry } from './history-kinds.ts';
import { tableEntries } from './table-entries.ts';

const entry = historyEntry({
  source: z.string().trim().min(1).max(1_000),
  recordId: z.string().trim().min(1).max(200),
  vin: fullVin,
  /** Required, because a record without a date has no place in a history. */
  occurredAt: moment,
  demonstration: demonstrationFlag,
}).transform(
  ({ source, recordId, vin, kind, occurredAt, payload, demonstration }): HistoryRecordRow => ({
    source,
    record_id: recordId,
    vin,
    kind,
    occurred_at: occurredAt,
    payload: JSON.stringify(payload),
    demonstration,
  }),
);

/** History records of vehicles from all sources, from titles to changes of ownership. */
export const historyEntries = tableEntries(entry, {
  table: 'history_records',
  key: ['source', 'record_id'],
  rowsOf: (row) => [row],
});
