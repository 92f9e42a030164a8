import type { HistoryReport } from '#core/report/compose-report.ts';
import type { RowGroup } from '../engine/rows/flow-rows.ts';
import type { Sheet } from '../engine/sheet.ts';
import { estimatePart, specificationPart } from './report-closing-parts.ts';
import { coveragePart, sourcesPart } from './report-coverage-part.ts';
import { findingsPart } from './report-findings-part.ts';
import { sectionPart } from './report-section-part.ts';
import { summaryPart } from './report-summary-part.ts';

/**
 * Returns all parts of a report, in reading order.
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
