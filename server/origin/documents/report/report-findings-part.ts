import type { HistoryReport } from '#core/report/compose-report.ts';
import type { Finding, FindingWeight } from '#core/report/report-finding.ts';
import { drawParagraph, drawText, paragraph } from '../engine/paragraph.ts';
import type { Row, RowGroup } from '../engine/rows/flow-rows.ts';
import { COLORS, decorate, drawLine, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import { evidenceText } from './evidence-text.ts';
import { findingText } from './finding-text.ts';
import { REPORT_BODY } from './report-frame.ts';
import { reportPart, reportText } from './report-part.ts';

const COLOR_OF_WEIGHT: Readonly<Record<FindingWeight, string>> = {
  severe: COLORS.danger,
  caution: COLORS.caution,
  notice: COLORS.muted,
};
const BADGE = 92;

/**
 * Returns all findings, most serious first, with the records that support them.
 *
 * @example
 * findingsPart(sheet, report).rows;
 */
export function findingsPart(sheet: Sheet, report: HistoryReport): RowGroup {
  const { t } = sheet;
  const rows = report.findings.map((finding) => findingRow(sheet, report, finding));
  return reportPart(
    sheet,
    t('document-report.findings'),
    rows.length > 0 ? rows : reportText(sheet, t('document-report.noFindings')),
  );
}

function findingRow(sheet: Sheet, { sources }: HistoryReport, { matter, weight, evidence }: Finding): Row {
  const { t } = sheet;
  const width = REPORT_BODY.width - BADGE - 10;
  const said = paragraph(sheet, findingText(matter, sheet.language), width, boldText(9));
  const basis = paragraph(
    sheet,
    `${t('document-report.basedOn')}: ${evidenceText(sources, evidence, sheet.language)}`,
    width,
    plainText(7.4, COLORS.muted),
  );
  const height = said.height + basis.height + 8;
  return {
    height,
    draw: ({ x, y, width: whole }) => {
      decorate(sheet, (doc) => {
        doc.roundedRect(x, y + 3, BADGE - 6, 13, 3).fill(COLOR_OF_WEIGHT[weight]);
        drawLine(doc.lineWidth(0.4), [x, y + height - 0.5], [x + whole, y + height - 0.5], COLORS.line);
      });
      const badge = { ...boldText(7.2, COLORS.white), align: 'center' } as const;
      drawText(sheet, t(`document-report.weights.${weight}`), { x, y: y + 5, width: BADGE - 6 }, badge);
      drawParagraph(sheet, said, { x: x + BADGE + 4, y: y + 3 });
      drawParagraph(sheet, basis, { x: x + BADGE + 4, y: y + 3 + said.height });
    },
  };
}
