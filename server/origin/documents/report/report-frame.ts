import { drawLogo, logoSize } from '../engine/marks/dealer-logo.ts';
import { groupedVin } from '../engine/marks/grouped-vin.ts';
import type { Seal } from '../engine/marks/seal.ts';
import { vinStyle } from '../engine/marks/vin-box.ts';
import { drawText, textWidth } from '../engine/paragraph.ts';
import { drawQrCode } from '../engine/qr-code.ts';
import { type Area, COLORS, decorate, drawLine, type Sheet } from '../engine/sheet.ts';
import { boldText, plainText } from '../engine/text-styles.ts';
import type { PrintableReport } from './printable-report.ts';
import { dayText } from './report-number-text.ts';

/** The content area of a report page between header and footer, without a dealer logo; US Letter, portrait. */
export const REPORT_BODY: Area = { x: 44, y: 74, width: 524, height: 640 };

const HEAD_LINE = 58;
const FOOT = 730;
/** Maximum size of a dealer's logo in the header, in points; the header grows with the logo. */
const LOGO_ROOM = { width: 168, height: 44 };
const LOGO_TOP = 29;
const LOGO_HEAD = 22;
const QR_SIDE = 44;
const VIN_ROOM = 150;
const SMALL = plainText(6.8, COLORS.muted);

/**
 * Returns the content area of this report's pages; a dealer logo makes the header taller.
 *
 * @example
 * flowRows(reportParts(sheet, snapshot), () => reportBody(sheet).height);
 */
export function reportBody({ letterhead }: Pick<Sheet, 'letterhead'>): Area {
  if (letterhead === null) return REPORT_BODY;
  return { ...REPORT_BODY, y: REPORT_BODY.y + LOGO_HEAD, height: REPORT_BODY.height - LOGO_HEAD };
}

/**
 * Draws the frame of each report page: issuer, demonstration notice, page number, and verification link.
 *
 * @example
 * drawReportFrame(sheet, report, { page: 1, pages: 4, seal });
 */
export function drawReportFrame(
  sheet: Sheet,
  { id, createdAt, snapshot }: PrintableReport,
  { page, pages, seal }: { readonly page: number; readonly pages: number; readonly seal: Seal },
): void {
  const { t } = sheet;
  const { x, width } = REPORT_BODY;
  const logo = logoSize(sheet, LOGO_ROOM);
  const headLine = logo ? HEAD_LINE + LOGO_HEAD : HEAD_LINE;
  // Beside a logo, the header text is vertically centered.
  const nameTop = logo ? LOGO_TOP + LOGO_ROOM.height / 2 - 5.4 : 37;
  const indent = logo ? logo.width + 14 : 0;
  decorate(sheet, (doc) => {
    doc.rect(0, 0, 612, 6).fill(COLORS.ink);
    if (snapshot.demonstration) doc.rect(0, 6, 612, 17).fill(COLORS.warning);
    doc.lineWidth(0.6).strokeColor(COLORS.line);
    for (const y of [headLine, FOOT]) {
      drawLine(doc, [x, y], [x + width, y]);
    }
  });
  if (snapshot.demonstration) {
    const style = { ...boldText(8.6), align: 'center' } as const;
    drawText(sheet, `${t('document.testSite')} · ${t('document.demonstration')}`, { x, y: 9.4, width }, style);
  }
  if (logo) {
    drawLogo(sheet, { x, y: LOGO_TOP + (LOGO_ROOM.height - logo.height) / 2, ...logo });
    decorate(sheet, (doc) => {
      drawLine(
        doc.lineWidth(0.6),
        [x + indent - 7, LOGO_TOP + 8],
        [x + indent - 7, LOGO_TOP + LOGO_ROOM.height - 8],
        COLORS.line,
      );
    });
  }
  const room = width - VIN_ROOM - indent;
  drawText(
    sheet,
    `Vinport · ${t('document-report.document')}`,
    { x: x + indent, y: nameTop, width: room },
    boldText(9),
  );
  drawText(
    sheet,
    groupedVin(snapshot.vehicle.vin),
    { x: x + width - VIN_ROOM, y: nameTop - 1, width: VIN_ROOM },
    {
      ...vinStyle(10.5),
      align: 'right',
    },
  );
  const edge = x + width - QR_SIDE;
  const footRoom = width - QR_SIDE - 12;
  drawText(sheet, t('document.page', { page, pages }), { x, y: FOOT + 7, width: footRoom }, boldText(7.6));
  const substitution = sheet.substituted ? ` · ${t('document.substituted')}` : '';
  const identity = t('document-report.identity', { id, day: dayText(createdAt, sheet.language) }) + substitution;
  drawText(sheet, identity, { x, y: FOOT + 19, width: footRoom }, SMALL);
  const label = t('document.checksum');
  drawText(sheet, label, { x, y: FOOT + 29.5, width: footRoom }, SMALL);
  const after = x + textWidth(label, SMALL) + 5;
  drawText(
    sheet,
    seal.checksum,
    { x: after, y: FOOT + 29.8, width: footRoom },
    { ...vinStyle(6.2), color: COLORS.muted },
  );
  const alt = t('document.qrOf', { address: seal.address });
  drawQrCode(sheet, { text: seal.address, alt }, { x: edge, y: FOOT + 5, side: QR_SIDE });
}
