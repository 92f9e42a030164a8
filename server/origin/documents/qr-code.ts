import { encode } from 'uqr';
import { drawFigure } from './draw-figure.ts';
import { COLORS, type Sheet } from './sheet.ts';

/**
 * Draws a QR code as vectors, with the blank rim that scanners need within its side.
 *
 * @example
 * drawQrCode(sheet, { text: address, alt: `QR code: ${address}` }, { x: 700, y: 540, side: 44 });
 */
export function drawQrCode(
  sheet: Sheet,
  { text, alt }: { readonly text: string; readonly alt: string },
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const module = side / size;
  drawFigure(sheet, alt, (doc) => {
    doc.rect(x, y, side, side).fill(COLORS.white);
    data.forEach((row, line) => {
      for (const { from, until } of darkRuns(row)) {
        doc.rect(x + from * module, y + line * module, (until - from) * module, module);
      }
    });
    doc.fill(COLORS.ink);
  });
}

/** Neighbours are drawn as one, so that no printer leaves a hair between them. */
function darkRuns(row: readonly boolean[]): { readonly from: number; readonly until: number }[] {
  return row.flatMap((isDark, from) => {
    if (!isDark || row[from - 1]) return [];
    const end = row.indexOf(false, from);
    return [{ from, until: end === -1 ? row.length : end }];
  });
}
