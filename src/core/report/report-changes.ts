import type { HistoryReport } from './compose-report.ts';
import type { HistoryRecord } from './history-record.ts';
import type { ReportSection } from './history-source.ts';
import type { Finding } from './report-finding.ts';
import type { VerdictLevel } from './report-verdict.ts';

/** The differences of a later report from an earlier report on the same vehicle. */
export interface ReportChanges {
  readonly verdict: { readonly from: VerdictLevel; readonly to: VerdictLevel } | null;
  readonly addedRecords: readonly HistoryRecord[];
  /** Records withdrawn by a source. */
  readonly removedRecords: readonly HistoryRecord[];
  readonly addedFindings: readonly Finding[];
  readonly removedFindings: readonly Finding[];
  /** Sections whose coverage has changed. */
  readonly coverage: readonly ReportSection[];
}

/**
 * Returns the differences between two reports of one vehicle.
 *
 * Source: the product's own rule.
 *
 * @example
 * const vehicle = unknownVehicle('1HGCM82693A000001');
 * const report = composeReport({ vehicle, grossWeightPounds: null, answers: [], gatheredAt: 0, demonstration: true });
 * reportChanges(report, report).addedRecords; // []
 */
export function reportChanges(earlier: HistoryReport, later: HistoryReport): ReportChanges {
  const [from, to] = [earlier.verdict.level, later.verdict.level];
  return {
    verdict: from === to ? null : { from, to },
    addedRecords: missingFrom(earlier.records, later.records, nameOfRecord),
    removedRecords: missingFrom(later.records, earlier.records, nameOfRecord),
    addedFindings: missingFrom(earlier.findings, later.findings, ({ id }) => id),
    removedFindings: missingFrom(later.findings, earlier.findings, ({ id }) => id),
    coverage: later.coverage
      .filter(({ section, state }) => earlier.coverage.some((one) => one.section === section && one.state !== state))
      .map(({ section }) => section),
  };
}

function nameOfRecord({ source, kind, recordId }: HistoryRecord): string {
  return JSON.stringify([source, kind, recordId]);
}

function missingFrom<Item>(there: readonly Item[], items: readonly Item[], name: (item: Item) => string): Item[] {
  const names = new Set(there.map(name));
  return items.filter((item) => !names.has(name(item)));
}
