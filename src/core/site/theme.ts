import { CONTRAST_OF_TEXT, colorContrast } from './color-contrast.ts';

/** The colors of a site, each as `#rrggbb`. Source: specification, section 3. */
export interface Theme {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
}

/** The default colors (specification, section 9). */
export const DEFAULT_THEME: Theme = { primary: '#0070f3', secondary: '#f9f9f9', accent: '#afafaf' };

/** The color fields of a payload, with the origin's spelling. */
export interface ThemePayload {
  readonly primary_color?: unknown;
  readonly secondary_color?: unknown;
  readonly teritary_color?: unknown;
}

/**
 * Reads a theme from site settings. `#rgb` is expanded to `#rrggbb`. Any other value is replaced with the default, so
 * that only colors reach a style sheet.
 *
 * Source: specification, section 3 (SITE-10).
 *
 * @example
 * themeFrom({ primary_color: '#0b3d2e' }).accent; // '#afafaf'
 */
export function themeFrom(payload: ThemePayload): Theme {
  return {
    primary: colorFrom(payload.primary_color) ?? DEFAULT_THEME.primary,
    secondary: colorFrom(payload.secondary_color) ?? DEFAULT_THEME.secondary,
    accent: colorFrom(payload.teritary_color) ?? DEFAULT_THEME.accent,
  };
}

/**
 * Returns white if it is readable on a color, otherwise black. One of them always is, and white on a strong color is
 * the usual look of a button (WCAG 2.2).
 *
 * @example
 * readableOn('#ffe14d'); // '#000000'
 */
export function readableOn(color: string): '#000000' | '#ffffff' {
  return colorContrast(color, '#ffffff') >= CONTRAST_OF_TEXT ? '#ffffff' : '#000000';
}

function colorFrom(value: unknown): string | null {
  if (typeof value !== 'string' || !/^#(?:[0-9a-f]{3}){1,2}$/i.test(value)) return null;
  const digits = value.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
