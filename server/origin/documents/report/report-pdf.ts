import type { HistoryReport } from '#core/report/compose-report.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { translatorOf } from '#texts/translator-of.ts';
import type { PrintOptions } from '../engine/marks/seal.ts';
import type { RowGroup } from '../engine/rows/flow-rows.ts';
import { columnCount, flowRows } from '../engine/rows/flow-rows.ts';
import type { Sheet } from '../engine/sheet.ts';
import { inSection, openDocument } from '../engine/sheet.ts';
import type { PrintableReport } from './printable-report.ts';
import { estimatePart, specificationPart } from './report-closing-parts.ts';
import { coveragePart, sourcesPart } from './report-coverage-part.ts';
import { findingsPart } from './report-findings-part.ts';
import { drawReportFrame, reportBody } from './report-frame.ts';
import { sectionPart } from './report-section-part.ts';
import { summaryPart } from './report-summary-part.ts';

/**
 * Returns the PDF of a report on US Letter, portrait. The same report produces the same bytes.
 *
 * @example
 * const pdf = await reportPdf(report, { language: 'en', seal });
 */
export async function reportPdf(
  report: PrintableReport,
  { language, seal, letterhead = null }: PrintOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { vehicle } = report.snapshot;
  const t = translatorOf(language);
  const sheet = openDocument({
    title: [t('document-report.document'), fullName(vehicle), vehicle.vin].join(' – '),
    subject: t('document-report.subject'),
    createdAt: report.createdAt,
    layout: 'portrait',
    language,
    letterhead,
  });
  const { x, y, width, height } = reportBody(sheet);
  const rows = flowRows(reportParts(sheet, report.snapshot), () => height);
  const pages = columnCount(rows);
  for (let page = 1; page <= pages; page += 1) {
    sheet.doc.addPage();
    inSection(sheet, t('document.page', { page, pages }), () => {
      for (const { column, top, row } of rows) if (column === page - 1) row.draw({ x, y: y + top, width });
      drawReportFrame(sheet, report, { page, pages, seal });
    });
  }
  return sheet.doc.finish();
}

/**
 * Returns all parts of a report, in reading order.
 *
 * @example
 * flowRows(reportParts(sheet, snapshot), () => REPORT_BODY.height);
 */
function reportParts(sheet: Sheet, report: HistoryReport): readonly RowGroup[] {
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
