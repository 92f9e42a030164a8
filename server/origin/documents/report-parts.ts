import type { HistoryReport } from '#core/report/compose-report.ts';
import type { RowGroup } from './flow-rows.ts';
import { estimatePart, specificationPart } from './report-closing-parts.ts';
import { coveragePart, sourcesPart } from './report-coverage-part.ts';
import { findingsPart } from './report-findings-part.ts';
import { sectionPart } from './report-section-part.ts';
import { summaryPart } from './report-summary-part.ts';
import type { Sheet } from './sheet.ts';

/**
 * All that a report prints, in the order in which it is read.
 *
 * @example
 * flowRows(reportParts(sheet, snapshot), () => REPORT_BODY.height);
 */
export function reportParts(sheet: Sheet, report: HistoryReport): readonly RowGroup[] {
  return [
    summaryPart(sheet, report),
    coveragePart(sheet, report),
    findingsPart(sheet, report),
    ...report.coverage.map((coverage) => sectionPart(sheet, report, coverage)),
    specificationPart(sheet, report),
    estimatePart(sheet, report),
    sourcesPart(sheet, report),
  ];
}
