import * as z from 'zod';
import { REPORT_SECTIONS } from '#core/report/history-source.ts';
import type { HistorySourceRow } from '../kernel/db/record-rows.ts';
import { tableEntries } from './table-entries.ts';

const entry = z
  .object({
    source: z.string().trim().min(1).max(1_000),
    sections: z.array(z.enum(REPORT_SECTIONS)).min(1),
    connected: z.boolean().default(true),
  })
  .transform(({ source, sections, connected }): HistorySourceRow[] =>
    sections.map((section) => ({ source, section, connected: connected ? 1 : 0 })),
  );

/** Sources of history records with their sections. Sources that are not connected are reported as missing. */
export const sourceEntries = tableEntries(entry, {
  table: 'history_sources',
  key: ['source', 'section'],
  rowsOf: (rows) => rows,
});
