import type { HistoryReport } from '#core/report/compose-report.ts';
import type { RowGroup } from '../engine/rows/flow-rows.ts';
import { joinRows } from '../engine/rows/join-rows.ts';
import { tableRows } from '../engine/rows/table-rows.ts';
import { COLORS, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import { REPORT_BODY } from './report-frame.ts';
import { numberText } from './report-number-text.ts';
import { reportPart, reportText } from './report-part.ts';

/**
 * Returns the coverage of each section, so that a section without sources is not read as a clean result.
 *
 * @example
 * coveragePart(sheet, report).rows.length; // 11
 */
export function coveragePart(sheet: Sheet, { coverage }: HistoryReport): RowGroup {
  const { t } = sheet;
  const lines = coverage.map(({ section, state, records, checked, missing }) => [
    { text: t(`document-report.sections.${section}`), style: boldText(8) },
    { text: t(`document-report.states.${state}`), style: state === 'found' ? boldText(8) : plainText(8) },
    records > 0 ? numberText(records, sheet.language) : '–',
    {
      text:
        [...checked, ...(missing.length > 0 ? [t('document-report.missing', { names: missing.join(', ') })] : [])].join(
          ', ',
        ) || t('document-report.none'),
      style: plainText(7.4, COLORS.muted),
    },
  ]);
  const rows = tableRows(
    sheet,
    [
      { head: t('document-report.columns.section'), share: 23 },
      { head: t('document-report.columns.state'), share: 25 },
      { head: t('document-report.columns.records'), share: 8 },
      { head: t('document-report.columns.asked'), share: 44 },
    ],
    lines,
    REPORT_BODY.width,
  );
  return reportPart(sheet, t('document-report.coverage'), rows);
}

/**
 * Returns all sources that answered.
 *
 * @example
 * sourcesPart(sheet, report);
 */
export function sourcesPart(sheet: Sheet, { sources }: HistoryReport): RowGroup {
  const { t } = sheet;
  const names = sources.map(({ name }) => name).join(' · ') || t('document-report.none');
  const note = joinRows(reportText(sheet, t('document-report.sourcesNote'), COLORS.muted));
  const lines = reportText(sheet, names);
  return reportPart(sheet, t('document-report.sources'), [...lines.slice(0, -1), joinRows([...lines.slice(-1), note])]);
}
