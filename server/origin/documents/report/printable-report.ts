import type { HistoryReport } from '#core/report/compose-report.ts';

/** A stored report, as far as it is printed. */
export interface PrintableReport {
  readonly id: string;
  /** UTC epoch milliseconds. */
  readonly createdAt: number;
  readonly snapshot: HistoryReport;
}
