import bwip from 'bwip-js/node';
import { drawFigure } from '../draw-figure.ts';
import { COLORS, type Sheet } from '../sheet.ts';

/**
 * Draws a VIN as a Code 39 barcode, which manufacturers print on doors and dashboards, as vectors across the full
 * width. Draws nothing for a VIN with a character that Code 39 does not support.
 *
 * @example
 * drawVinBarcode(sheet, { vin: '1HGCM82693A000001', alt: 'Bar code' }, { x: 520, y: 90, width: 208, height: 12 });
 */
export function drawVinBarcode(
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
