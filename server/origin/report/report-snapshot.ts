import type { HistoryReport } from '../../../src/core/report/compose-report.ts';
import type { ReportKind } from '../../../src/core/report/report.ts';
import type { DocumentRow } from '../db/schema.ts';
import { historyReportSchema } from './history-report-schema.ts';

/** A report that is kept. */
export interface KeptReport {
  readonly id: string;
  readonly kind: ReportKind;
  /** UTC epoch milliseconds. */
  readonly createdAt: number;
  readonly snapshot: HistoryReport;
}

/** Reads a report back from the row that keeps it. */
export function reportFromRow({ id, report_kind, created_at, snapshot }: DocumentRow): KeptReport {
  return {
    id,
    kind: report_kind ?? 'full',
    createdAt: created_at,
    snapshot: historyReportSchema.parse(JSON.parse(snapshot)),
  };
}
