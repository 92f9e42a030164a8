import type { TextStyle } from './paragraph.ts';
import { COLORS } from './sheet.ts';

/**
 * Returns the style of regular text.
 *
 * @example
 * drawText(sheet, 'Air bags', area, plainText(8));
 */
export function plainText(size: number, color: string = COLORS.ink): TextStyle {
  return { font: 'regular', size, color };
}

/**
 * Returns the style of bold text.
 *
 * @example
 * drawText(sheet, 'Safety', area, boldText(8));
 */
export function boldText(size: number, color: string = COLORS.ink): TextStyle {
  return { font: 'bold', size, color };
}

/**
 * Returns the style of numbers in a column: right-aligned, with digits of equal width.
 *
 * @example
 * drawText(sheet, '$21,500.00', area, figures(8));
 */
export function figures(size: number, font: TextStyle['font'] = 'regular', color: string = COLORS.ink): TextStyle {
  return { font, size, color, align: 'right', tabular: true };
}
