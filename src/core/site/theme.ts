import { CONTRAST_OF_TEXT, colorContrast } from './color-contrast.ts';

/** The colours of a site, each as `#rrggbb`. Source: specification, section 3. */
export interface Theme {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
}

/** The colours of a site that names none (specification, section 9). */
export const DEFAULT_THEME: Theme = { primary: '#0070f3', secondary: '#f9f9f9', accent: '#afafaf' };

/** The fields of a payload that tell colours, spelt as the origin spells them. */
export interface ThemePayload {
  readonly primary_color?: unknown;
  readonly secondary_color?: unknown;
  readonly teritary_color?: unknown;
}

/**
 * Reads a theme from site settings. `#rgb` counts as `#rrggbb`. What is no such color gives way to the default, so
 * that nothing but a color ever reaches a style sheet.
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
 * White where it can be read on a colour, otherwise black: one of them always can, and on a strong colour white is what
 * people take for a button (WCAG 2.2).
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
