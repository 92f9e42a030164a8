import type { TextStyle } from './paragraph.ts';
import { COLORS } from './sheet.ts';

/**
 * Plain text of the sheet.
 *
 * @example
 * drawText(sheet, 'Air bags', area, plainText(8));
 */
export function plainText(size: number, color: string = COLORS.ink): TextStyle {
  return { font: 'regular', size, color };
}

/**
 * Strong text of the sheet.
 *
 * @example
 * drawText(sheet, 'Safety', area, boldText(8));
 */
export function boldText(size: number, color: string = COLORS.ink): TextStyle {
  return { font: 'bold', size, color };
}

/**
 * Numbers that stand below each other, at the right edge, with digits of one width.
 *
 * @example
 * drawText(sheet, '$21,500.00', area, figures(8));
 */
export function figures(size: number, font: TextStyle['font'] = 'regular', color: string = COLORS.ink): TextStyle {
  return { font, size, color, align: 'right', tabular: true };
}
