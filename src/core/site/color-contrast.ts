/** The minimum contrast of text. Source: WCAG 2.2, 1.4.3. */
export const CONTRAST_OF_TEXT = 4.5;

/**
 * Returns the contrast ratio of two colors, from 1 (identical) to 21 (black on white). Text needs 4.5, the border of a
 * control 3.
 *
 * Source: WCAG 2.2, contrast ratio.
 *
 * @example
 * colorContrast('#000000', '#ffffff'); // 21
 */
export function colorContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the relative luminance of a color, from 0 (black) to 1 (white).
 *
 * Source: WCAG 2.2, relative luminance.
 *
 * @example
 * relativeLuminance('#ffffff'); // 1
 */
export function relativeLuminance(color: string): number {
  const [red, green, blue] = colorChannels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Returns red, green and blue of a `#rrggbb` color, each from 0 to 255.
 *
 * @example
 * colorChannels('#0070f3'); // [0, 112, 243]
 */
export function colorChannels(color: string): readonly [red: number, green: number, blue: number] {
  const channel = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
