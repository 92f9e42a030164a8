import type { HistoryReport } from '#core/report/compose-report.ts';
import { moneyText } from '../engine/money-text.ts';
import type { RowGroup } from '../engine/rows/flow-rows.ts';
import { joinRows } from '../engine/rows/join-rows.ts';
import { tableRows } from '../engine/rows/table-rows.ts';
import { textRows } from '../engine/rows/text-row.ts';
import { COLORS, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import { evidenceText } from './evidence-text.ts';
import { REPORT_BODY } from './report-frame.ts';
import { reportPart, reportText } from './report-part.ts';

/**
 * Returns the decoded vehicle details, labeling unknown values as such.
 *
 * @example
 * specificationPart(sheet, report).rows;
 */
export function specificationPart(sheet: Sheet, { vehicle }: HistoryReport): RowGroup {
  const { t } = sheet;
  const value = (text: string | null) => ({
    text: text ?? t('document.unknown'),
    style: text === null ? plainText(8, COLORS.muted) : boldText(8),
  });
  const doors = vehicle.doors === null ? null : t('document-sticker.doors', { count: vehicle.doors });
  const lines = [
    [
      t('document-sticker.engine'),
      value(vehicle.engine),
      t('document-sticker.body'),
      value([vehicle.body, doors].filter((part) => part).join(' · ') || null),
    ],
    [
      t('document-sticker.transmission'),
      value(vehicle.transmission),
      t('document-sticker.drive'),
      value(vehicle.drive),
    ],
    [t('document-sticker.fuel'), value(vehicle.fuel), t('document-sticker.assembly'), value(vehicle.plant)],
  ];
  const columns = [
    { head: '', share: 15 },
    { head: '', share: 33 },
    { head: '', share: 18 },
    { head: '', share: 34 },
  ];
  return reportPart(sheet, t('document-report.specification'), tableRows(sheet, columns, lines, REPORT_BODY.width));
}

/**
 * Returns the estimated value with its method, data and limitations.
 *
 * @example
 * estimatePart(sheet, report).rows;
 */
export function estimatePart(sheet: Sheet, { estimate, sources }: HistoryReport): RowGroup {
  const { t } = sheet;
  if (estimate === null)
    return reportPart(
      sheet,
      t('document-report.estimate'),
      reportText(sheet, t('document-report.noEstimate'), COLORS.muted),
    );
  const range = `${moneyText(estimate.low, sheet.language)} – ${moneyText(estimate.high, sheet.language)}`;
  const title = textRows(sheet, range, { width: REPORT_BODY.width, style: boldText(15), gap: 3 });
  return reportPart(sheet, t('document-report.estimate'), [
    joinRows(title),
    ...reportText(sheet, t('document-report.estimateMethod')),
    ...reportText(
      sheet,
      `${t('document-report.basedOn')}: ${evidenceText(sources, estimate.evidence, sheet.language)}`,
      COLORS.muted,
    ),
  ]);
}
