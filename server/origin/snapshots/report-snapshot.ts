import { historyReport } from '#contract/report/history-report.ts';
import type { HistoryReport } from '#core/report/compose-report.ts';
import type { ReportKind } from '#core/report/report.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';

/** A stored report. */
export interface StoredReport {
  readonly id: string;
  readonly kind: ReportKind;
  /** UTC epoch milliseconds. */
  readonly createdAt: number;
  /** The dealer whose logo the report shows; missing without a logo. */
  readonly preparedBy?: string;
  readonly snapshot: HistoryReport;
}

/** Parses a report from its row. */
export function reportFromRow({ id, report_kind, created_at, snapshot, prepared_by }: DocumentRow): StoredReport {
  return {
    id,
    kind: report_kind ?? 'full',
    createdAt: created_at,
    ...(prepared_by !== null && { preparedBy: prepared_by }),
    snapshot: historyReport.parse(JSON.parse(snapshot)),
  };
}
