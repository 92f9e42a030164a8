import { groupedVin } from './grouped-vin.ts';
import { drawText, textWidth } from './paragraph.ts';
import type { PrintableReport } from './printable-report.ts';
import { drawQrCode } from './qr-code.ts';
import { dayText } from './report-number-text.ts';
import { reportTexts } from './report-texts.ts';
import type { Seal } from './seal.ts';
import { type Area, COLORS, decorate, type Sheet } from './sheet.ts';
import { boldText, plainText } from './text-styles.ts';
import { vinStyle } from './vin-box.ts';

/** What a page of a report has room for, between its head and its foot; US Letter, portrait. */
export const REPORT_BODY: Area = { x: 44, y: 74, width: 524, height: 640 };

const FOOT = 730;
const QR_SIDE = 44;
const SMALL = plainText(6.8, COLORS.muted);

/**
 * Draws what each page of a report bears: whose report it is, demonstration data as such, the page's number, and where
 * to ask whether the print is unaltered.
 *
 * @example
 * drawReportFrame(sheet, report, { page: 1, pages: 4, seal });
 */
export function drawReportFrame(
  sheet: Sheet,
  { id, createdAt, snapshot }: PrintableReport,
  { page, pages, seal }: { readonly page: number; readonly pages: number; readonly seal: Seal },
): void {
  const texts = reportTexts[sheet.language];
  const { x, width } = REPORT_BODY;
  decorate(sheet, (doc) => {
    doc.rect(0, 0, 612, 6).fill(COLORS.ink);
    if (snapshot.demonstration) doc.rect(0, 6, 612, 17).fill(COLORS.warning);
    doc.lineWidth(0.6).strokeColor(COLORS.line);
    for (const y of [58, FOOT]) {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    }
  });
  if (snapshot.demonstration) {
    const style = { ...boldText(8.6), align: 'center' } as const;
    drawText(sheet, `${texts.testSite} · ${texts.demonstration}`, { x, y: 9.4, width }, style);
  }
  drawText(sheet, `Vinport · ${texts.document}`, { x, y: 37, width: width / 2 }, boldText(9));
  drawText(
    sheet,
    groupedVin(snapshot.vehicle.vin),
    { x: x + width / 2, y: 36, width: width / 2 },
    {
      ...vinStyle(10.5),
      align: 'right',
    },
  );
  const edge = x + width - QR_SIDE;
  const room = width - QR_SIDE - 12;
  drawText(sheet, texts.page(page, pages), { x, y: FOOT + 7, width: room }, boldText(7.6));
  const substitution = sheet.substituted ? ` · ${texts.substituted}` : '';
  const identity = texts.identity(id, dayText(createdAt, sheet.language)) + substitution;
  drawText(sheet, identity, { x, y: FOOT + 19, width: room }, SMALL);
  const label = texts.checksum;
  drawText(sheet, label, { x, y: FOOT + 29.5, width: room }, SMALL);
  const after = x + textWidth(label, SMALL) + 5;
  drawText(sheet, seal.checksum, { x: after, y: FOOT + 29.8, width: room }, { ...vinStyle(6.2), color: COLORS.muted });
  const alt = texts.qrOf(seal.address);
  drawQrCode(sheet, { text: seal.address, alt }, { x: edge, y: FOOT + 5, side: QR_SIDE });
}
