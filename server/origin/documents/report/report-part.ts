import { blank, type Row, type RowGroup } from '../engine/rows/flow-rows.ts';
import { joinRows } from '../engine/rows/join-rows.ts';
import { textRows } from '../engine/rows/text-row.ts';
import type { Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import { REPORT_BODY } from './report-frame.ts';

/**
 * Returns a part of a report with its heading and a gap above it.
 *
 * @example
 * reportPart(sheet, 'Recalls', rows);
 */
export function reportPart(sheet: Sheet, title: string, rows: readonly Row[]): RowGroup {
  const { width } = REPORT_BODY;
  const style = { width, style: boldText(13), gap: 4, tag: 'H2' } as const;
  const heading = (text: string) => joinRows(textRows(sheet, text, style));
  return {
    heading: joinRows([blank(8), heading(title)]),
    continued: heading(`${title} (${sheet.t('document.continued')})`),
    rows,
  };
}

/**
 * Returns body text of a report.
 *
 * @example
 * reportText(sheet, 'No finding rests on the records we have.');
 */
export function reportText(sheet: Sheet, text: string, color?: string): readonly Row[] {
  return textRows(sheet, text, { width: REPORT_BODY.width, style: plainText(8.6, color), gap: 4 });
}
