import type { HistoryReport } from '#core/report/compose-report.ts';
import type { VerdictLevel } from '#core/report/report-verdict.ts';
import { fullName } from '#core/vehicle/vehicle.ts';
import { drawParagraph, paragraph } from '../engine/paragraph.ts';
import { blank, type Row, type RowGroup } from '../engine/rows/flow-rows.ts';
import { joinRows } from '../engine/rows/join-rows.ts';
import { textRows } from '../engine/rows/text-row.ts';
import { COLORS, decorate, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import { REPORT_BODY } from './report-frame.ts';
import { dayText } from './report-number-text.ts';

/** A verdict without findings is not an approval, so it has the color of plain text. */
const COLOR_OF_VERDICT: Readonly<Record<VerdictLevel, string>> = {
  warning: COLORS.danger,
  caution: COLORS.caution,
  'nothing-found': COLORS.ink,
  'not-enough': COLORS.muted,
};

/**
 * Returns the beginning of a report: vehicle, verdict, and the limits of the verdict.
 *
 * @example
 * summaryPart(sheet, report).heading.height;
 */
export function summaryPart(sheet: Sheet, report: HistoryReport): RowGroup {
  const { width } = REPORT_BODY;
  const name = textRows(sheet, fullName(report.vehicle), { width, style: boldText(25), gap: 1, tag: 'H1' });
  const gathered = sheet.t('document-report.gathered', { day: dayText(report.gatheredAt, sheet.language) });
  const day = textRows(sheet, gathered, { width, style: plainText(9, COLORS.muted), gap: 8 });
  return { heading: joinRows([...name, ...day]), continued: blank(0), rows: [verdictBox(sheet, report)] };
}

function verdictBox(sheet: Sheet, { verdict }: HistoryReport): Row {
  const { t } = sheet;
  const inner = REPORT_BODY.width - 32;
  const title = t(`document-report.verdicts.${verdict.level}.title`);
  const meaning = t(`document-report.verdicts.${verdict.level}.meaning`);
  const names = verdict.unknown.map((section) => t(`document-report.sections.${section}`)).join(', ');
  const color = COLOR_OF_VERDICT[verdict.level];
  const parts = [
    paragraph(sheet, title, inner, boldText(15, color)),
    paragraph(sheet, meaning, inner, plainText(9.4)),
    ...(names === '' ? [] : [paragraph(sheet, t('document-report.unknownSections', { names }), inner, plainText(8.6))]),
    paragraph(sheet, t('document-report.neverSafe'), inner, boldText(8.6)),
  ];
  const height = parts.reduce((sum, part) => sum + part.height + 4, 0) + 18;
  return {
    height: height + 4,
    draw: ({ x, y, width }) => {
      decorate(sheet, (doc) => {
        doc.roundedRect(x, y, width, height, 6).fill(COLORS.tint);
        doc.rect(x, y + 6, 4, height - 12).fill(color);
      });
      let top = y + 10;
      for (const part of parts) {
        drawParagraph(sheet, part, { x: x + 18, y: top });
        top += part.height + 4;
      }
    },
  };
}
