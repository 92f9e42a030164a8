import type { Recall } from '#core/recall/recall.ts';
import { drawText } from '../engine/paragraph.ts';
import { blank, type Row } from '../engine/rows/flow-rows.ts';
import { textRows } from '../engine/rows/text-row.ts';
import { COLORS, decorate, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import { REPORT_BODY } from './report-frame.ts';
import { dayText } from './report-number-text.ts';

/**
 * Returns the rows of a recall: the driving restriction first, then subject, risk and remedy.
 *
 * @example
 * recallsByUrgency(recalls).flatMap((recall) => recallRows(sheet, recall));
 */
export function recallRows(sheet: Sheet, recall: Recall): readonly Row[] {
  const { t } = sheet;
  const { width } = REPORT_BODY;
  const day = recall.reportedAt === null ? t('document.unknown') : dayText(recall.reportedAt, sheet.language);
  const title = `${recall.campaign} · ${recall.component} · ${day}`;
  const line = (label: string, text: string) =>
    text.trim() === '' ? [] : textRows(sheet, `${label}${text}`, { width, style: plainText(8.4), gap: 2 });
  return [
    ...(recall.parkIt ? [urgent(sheet, t('document-report.parkIt'))] : []),
    ...(recall.parkOutside ? [urgent(sheet, t('document-report.parkOutside'))] : []),
    ...textRows(sheet, title, { width, style: boldText(9), gap: 2, tag: 'H3' }),
    ...line('', recall.summary),
    ...line(`${t('document-report.risk')}: `, recall.consequence),
    ...line(`${t('document-report.remedy')}: `, recall.remedy),
    blank(6),
  ];
}

function urgent(sheet: Sheet, text: string): Row {
  return {
    height: 23,
    draw: ({ x, y, width }) => {
      decorate(sheet, (doc) => doc.roundedRect(x, y, width, 19, 3).fill(COLORS.danger));
      drawText(sheet, text, { x: x + 10, y: y + 3.6, width: width - 20 }, boldText(9.6, COLORS.white));
    },
  };
}
