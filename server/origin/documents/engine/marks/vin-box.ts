import bwip from 'bwip-js/node';
import { drawFigure } from '../draw-figure.ts';
import { drawText, type TextStyle } from '../paragraph.ts';
import { COLORS, decorate, type Sheet } from '../sheet.ts';
import { plainText } from '../text-styles.ts';
import { groupedVin } from './grouped-vin.ts';

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

/**
 * Draws a VIN as a Code 39 barcode, which manufacturers print on doors and dashboards, as vectors across the full
 * width. Draws nothing for a VIN with a character that Code 39 does not support.
 *
 * @example
 * drawVinBarcode(sheet, { vin: '1HGCM82693A000001', alt: 'Bar code' }, { x: 520, y: 90, width: 208, height: 12 });
 */
function drawVinBarcode(
  sheet: Sheet,
  { vin, alt }: { readonly vin: string; readonly alt: string },
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  if (!/^[0-9A-Z .$/+%-]+$/.test(vin)) return;
  const bars = barWidths(vin);
  const modules = bars.reduce((sum, bar) => sum + bar, 0);
  drawFigure(sheet, alt, (doc) => {
    doc.translate(x, y).scale(width / modules, height);
    let left = 0;
    bars.forEach((bar, index) => {
      if (index % 2 === 0) doc.rect(left, 0, bar, 1);
      left += bar;
    });
    doc.fill(COLORS.ink);
  });
}

/** Returns the widths of bars and spaces, alternating, in modules. */
function barWidths(text: string): readonly number[] {
  const [code] = bwip.raw('code39', text, {});
  return code !== undefined && 'sbs' in code ? [...code.sbs] : [];
}
