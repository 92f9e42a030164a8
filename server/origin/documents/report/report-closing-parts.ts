import type { HistoryReport } from '#core/report/compose-report.ts';
import { moneyText } from '../engine/money-text.ts';
import type { RowGroup } from '../engine/rows/flow-rows.ts';
import { joinRows } from '../engine/rows/join-rows.ts';
import { tableRows } from '../engine/rows/table-rows.ts';
import { textRows } from '../engine/rows/text-row.ts';
import { COLORS, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import { stickerTexts } from '../sticker/sticker-texts.ts';
import { evidenceText } from './evidence-text.ts';
import { REPORT_BODY } from './report-frame.ts';
import { reportPart, reportText } from './report-part.ts';
import { reportTexts } from './report-texts.ts';

/**
 * What the vehicle is, as decoded; what is not known is said so.
 *
 * @example
 * specificationPart(sheet, report).rows;
 */
export function specificationPart(sheet: Sheet, { vehicle }: HistoryReport): RowGroup {
  const texts = reportTexts[sheet.language];
  const names = stickerTexts[sheet.language];
  const value = (text: string | null) => ({
    text: text ?? texts.unknown,
    style: text === null ? plainText(8, COLORS.muted) : boldText(8),
  });
  const doors = vehicle.doors === null ? null : names.doors(vehicle.doors);
  const lines = [
    [
      names.engine,
      value(vehicle.engine),
      names.body,
      value([vehicle.body, doors].filter((part) => part).join(' · ') || null),
    ],
    [names.transmission, value(vehicle.transmission), names.drive, value(vehicle.drive)],
    [names.fuel, value(vehicle.fuel), names.assembly, value(vehicle.plant)],
  ];
  const columns = [
    { head: '', share: 15 },
    { head: '', share: 33 },
    { head: '', share: 18 },
    { head: '', share: 34 },
  ];
  return reportPart(sheet, texts.specification, tableRows(sheet, columns, lines, REPORT_BODY.width));
}

/**
 * What the vehicle may be worth, with how that was reckoned, on what, and what it does not know.
 *
 * @example
 * estimatePart(sheet, report).rows;
 */
export function estimatePart(sheet: Sheet, { estimate, sources }: HistoryReport): RowGroup {
  const texts = reportTexts[sheet.language];
  if (estimate === null) return reportPart(sheet, texts.estimate, reportText(sheet, texts.noEstimate, COLORS.muted));
  const range = `${moneyText(estimate.low, sheet.language)} – ${moneyText(estimate.high, sheet.language)}`;
  const title = textRows(sheet, range, { width: REPORT_BODY.width, style: boldText(15), gap: 3 });
  return reportPart(sheet, texts.estimate, [
    joinRows(title),
    ...reportText(sheet, texts.estimateMethod),
    ...reportText(sheet, `${texts.basedOn}: ${evidenceText(sources, estimate.evidence, sheet.language)}`, COLORS.muted),
  ]);
}
