import { COLOR_MODES, primaryInk } from '#core/site/primary-ink.ts';
import { readableOn, type Theme } from '#core/site/theme.ts';

/**
 * Returns the CSS rule that sets the color roles from a site's theme. A theme contains only validated colors, so
 * nothing else can be injected.
 */
export function themeRule({ primary }: Theme): string {
  const ink = `light-dark(${primaryInk(primary, COLOR_MODES.light)},${primaryInk(primary, COLOR_MODES.dark)})`;
  return `:root{--site-primary:${primary};--site-on-primary:${readableOn(primary)};--site-primary-ink:${ink}}`;
}
