import { drawText, type TextStyle } from '../paragraph.ts';
import { COLORS, decorate, type Sheet } from '../sheet.ts';
import { plainText } from '../text-styles.ts';
import { groupedVin } from './grouped-vin.ts';
import { drawVinBarcode } from './vin-barcode.ts';

/** Width of the VIN box, in points. */
export const VIN_BOX_WIDTH = 226;
/** Height of the VIN box, in points. */
export const VIN_BOX_HEIGHT = 56;

/**
 * Returns the text style of VINs: monospaced, so that no character is overlooked.
 *
 * @example
 * drawText(sheet, groupedVin(vin), area, vinStyle(11));
 */
export function vinStyle(size: number): TextStyle {
  return { font: 'mono', size, color: COLORS.ink };
}

/**
 * Draws the VIN in a box.
 *
 * @example
 * drawVinBox(sheet, '1HGCM82693A000001', { x: 520, y: 60 });
 */
export function drawVinBox(sheet: Sheet, vin: string, { x, y }: { readonly x: number; readonly y: number }): void {
  const { t } = sheet;
  decorate(sheet, (doc) => {
    doc.rect(x, y, VIN_BOX_WIDTH, VIN_BOX_HEIGHT).fill(COLORS.tint);
    doc.rect(x, y, 3, VIN_BOX_HEIGHT).fill(COLORS.ink);
  });
  const inner = { x: x + 12, width: VIN_BOX_WIDTH - 18 };
  drawText(sheet, t('document-sticker.vin'), { ...inner, y: y + 4 }, plainText(7.5, COLORS.muted));
  drawText(sheet, groupedVin(vin), { ...inner, y: y + 13.5 }, vinStyle(17));
  drawVinBarcode(sheet, { vin, alt: t('document-sticker.barcodeOf', { vin }) }, { ...inner, y: y + 37, height: 13 });
}
