import type { HistoryReport } from './compose-report.ts';
import type { Report } from './report.ts';
import type { ReportChanges } from './report-changes.ts';
import type { Finding } from './report-finding.ts';

/** What a report's owner says against a finding. */
export interface FindingDispute {
  readonly findingId: Finding['id'];
  readonly message: string;
  /** UTC epoch milliseconds. */
  readonly createdAt: number;
}

/** A kept report with what its owner disputes in it. */
export interface DisputedReport extends Report {
  /** The earliest first. */
  readonly disputes: readonly FindingDispute[];
}

/** What a report tells that the earlier one of its owner on the vehicle did not. */
export interface ReportComparison {
  readonly earlier: Pick<Report, 'id' | 'createdAt'>;
  readonly changes: ReportChanges;
}

/**
 * The findings of a report, each with what its owner says against it, or `null`.
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
