import type { HistoryReport } from './compose-report.ts';
import type { Report } from './report.ts';
import type { ReportChanges } from './report-changes.ts';
import type { Finding } from './report-finding.ts';

/** A report owner's dispute of a finding. */
export interface FindingDispute {
  readonly findingId: Finding['id'];
  readonly message: string;
  /** In UTC epoch milliseconds. */
  readonly createdAt: number;
}

/** A stored report with its owner's disputes. */
export interface DisputedReport extends Report {
  /** In chronological order. */
  readonly disputes: readonly FindingDispute[];
}

/** The differences between a report and its owner's earlier report on the same vehicle. */
export interface ReportComparison {
  readonly earlier: Pick<Report, 'id' | 'createdAt'>;
  readonly changes: ReportChanges;
}

/**
 * Returns the findings of a report, each with its owner's dispute or `null`.
 *
 * @example
 * withDisputes({ findings: [] }, []); // []
 */
export function withDisputes(
  { findings }: Pick<HistoryReport, 'findings'>,
  disputes: readonly FindingDispute[],
): readonly { readonly finding: Finding; readonly dispute: FindingDispute | null }[] {
  return findings.map((finding) => ({
    finding,
    dispute: disputes.find(({ findingId }) => findingId === finding.id) ?? null,
  }));
}
