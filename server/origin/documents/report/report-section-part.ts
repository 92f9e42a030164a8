import { RECALL_LIMITS, recallsByUrgency } from '#core/recall/recall.ts';
import type { HistoryReport } from '#core/report/compose-report.ts';
import { recordsOf } from '#core/report/history-record.ts';
import { sectionOf } from '#core/report/history-source.ts';
import type { OdometerReading } from '#core/report/odometer-reading.ts';
import type { SectionCoverage } from '#core/report/report-coverage.ts';
import type { Row, RowGroup } from '../engine/rows/flow-rows.ts';
import { type TableCell, tableRows } from '../engine/rows/table-rows.ts';
import { COLORS, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import { recordName } from './evidence-text.ts';
import { odometerChart } from './odometer-chart.ts';
import { recallRows } from './recall-rows.ts';
import { recordText } from './record-text.ts';
import { REPORT_BODY } from './report-frame.ts';
import { dayText, distanceText } from './report-number-text.ts';
import { reportPart, reportText } from './report-part.ts';

/**
 * Returns a section of a report: its records, or the meaning of an empty section.
 *
 * @example
 * report.coverage.map((coverage) => sectionPart(sheet, report, coverage));
 */
export function sectionPart(sheet: Sheet, report: HistoryReport, { section, state }: SectionCoverage): RowGroup {
  const { t } = sheet;
  const rows = state === 'found' ? filledRows() : reportText(sheet, t(`document-report.empty.${state}`), COLORS.muted);
  return reportPart(
    sheet,
    t(`document-report.sections.${section}`),
    section === 'recalls' ? [...rows, ...limitRows(sheet)] : rows,
  );

  function filledRows(): readonly Row[] {
    switch (section) {
      case 'odometer':
        return odometerRows(sheet, report);
      case 'recalls': {
        const recalls = recordsOf(report.records, 'recall').map(({ recall }) => recall);
        return recallsByUrgency(recalls).flatMap((recall) => recallRows(sheet, recall));
      }
      case 'owners':
        return ownerRows(sheet, report);
      default:
        return recordRows(sheet, report, section);
    }
  }
}

function recordRows(sheet: Sheet, report: HistoryReport, section: SectionCoverage['section']): readonly Row[] {
  const { t } = sheet;
  const lines = report.records
    .filter(({ kind }) => sectionOf(kind) === section)
    .map((record) => [
      dayText(record.at, sheet.language),
      recordText(record, sheet.language),
      record.place ?? t('document.unknown'),
      record.odometer === null ? '–' : distanceText(record.odometer, sheet.language),
      sourceCell(report, record),
    ]);
  return tableRows(
    sheet,
    [
      { head: t('document-report.columns.date'), share: 14 },
      { head: t('document-report.columns.what'), share: 35 },
      { head: t('document-report.columns.place'), share: 14 },
      { head: t('document-report.columns.odometer'), share: 12 },
      { head: t('document-report.columns.source'), share: 25 },
    ],
    lines,
    REPORT_BODY.width,
  );
}

function odometerRows(sheet: Sheet, report: HistoryReport): readonly Row[] {
  const { t } = sheet;
  const doubted = report.findings.filter(({ matter }) => matter.code === 'odometer');
  // Of two contradictory readings, the later one is marked as inconsistent.
  const isOdd = ({ source, recordId, at }: OdometerReading) =>
    doubted.some(({ evidence }) => {
      const later = evidence.at(-1);
      return later?.source === source && later.recordId === recordId && later.at === at;
    });
  const lines = report.readings.map((reading) => [
    dayText(reading.at, sheet.language),
    distanceText(reading, sheet.language),
    { text: isOdd(reading) ? t('document-report.oddReading') : '', style: boldText(8, COLORS.danger) },
    sourceCell(report, reading),
  ]);
  const table = tableRows(
    sheet,
    [
      { head: t('document-report.columns.date'), share: 18 },
      { head: t('document-report.columns.odometer'), share: 20, align: 'right' },
      { head: '', share: 18 },
      { head: t('document-report.columns.source'), share: 44 },
    ],
    lines,
    REPORT_BODY.width,
  );
  return [...odometerChart(sheet, report.readings, isOdd), ...table];
}

function ownerRows(sheet: Sheet, report: HistoryReport): readonly Row[] {
  const { t } = sheet;
  const lines = report.ownerships.map((owner) => [
    { text: t('document-report.owner', { number: owner.number }), style: boldText(8) },
    `${dayText(owner.from, sheet.language)} – ${owner.until === null ? t('document-report.today') : dayText(owner.until, sheet.language)}`,
    t(`document-report.uses.${owner.use}`),
    owner.place ?? t('document.unknown'),
    sourceCell(report, owner),
  ]);
  return tableRows(
    sheet,
    [
      { head: t('document-report.columns.owner'), share: 12 },
      { head: t('document-report.columns.date'), share: 27 },
      { head: t('document-report.columns.what'), share: 18 },
      { head: t('document-report.columns.place'), share: 16 },
      { head: t('document-report.columns.source'), share: 27 },
    ],
    lines,
    REPORT_BODY.width,
  );
}

function limitRows(sheet: Sheet): readonly Row[] {
  const { t } = sheet;
  return reportText(
    sheet,
    `${t('document-report.recallLimits')} ${RECALL_LIMITS.map((limit) => t(`document-report.limits.${limit}`)).join('; ')}.`,
    COLORS.muted,
  );
}

function sourceCell(
  { sources }: HistoryReport,
  record: { readonly source: string; readonly recordId: string },
): TableCell {
  return { text: recordName(sources, record), style: plainText(7.4, COLORS.muted) };
}
