import { encode } from 'uqr';
import { drawFigure } from './draw-figure.ts';
import type { PdfDocument } from './pdf-document.ts';
import { COLORS, type Sheet } from './sheet.ts';

/**
 * Draws a QR code as vectors, including the quiet zone that scanners need.
 *
 * @example
 * drawQrCode(sheet, { text: address, alt: `QR code: ${address}` }, { x: 700, y: 540, side: 44 });
 */
export function drawQrCode(
  sheet: Sheet,
  { text, alt }: { readonly text: string; readonly alt: string },
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  // Each page has the same code, and finding its best mask takes as long as drawing a large part of the page.
  drawFigure(sheet, alt, (doc) => doc.stamp(`qr ${text}`, { x, y }, side, () => drawModules(doc, text, side)));
}

/** In modules instead of points, because integers are faster to write. */
function drawModules(doc: PdfDocument, text: string, side: number): void {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  doc.scale(side / size);
  doc.rect(0, 0, size, size).fill(COLORS.white);
  data.forEach((row, line) => {
    for (const { from, until } of darkRuns(row)) doc.rect(from, line, until - from, 1);
  });
  doc.fill(COLORS.ink);
}

/** Returns adjacent dark modules as one run, so that no hairline gaps appear in print. */
function darkRuns(row: readonly boolean[]): { readonly from: number; readonly until: number }[] {
  return row.flatMap((isDark, from) => {
    if (!isDark || row[from - 1]) return [];
    const end = row.indexOf(false, from);
    return [{ from, until: end === -1 ? row.length : end }];
  });
}
