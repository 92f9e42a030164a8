import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorContrast } from '#core/site/color-contrast.ts';
import { COLOR_MODES, primaryInk } from '#core/site/primary-ink.ts';
import { DEFAULT_THEME, readableOn } from '#core/site/theme.ts';

const sheet = readFileSync(path.join(import.meta.dirname, 'app.css'), 'utf8');

/** Returns a color role's values in light and dark mode. */
function role(name: string): { readonly light: string; readonly dark: string } {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet);
  if (!found?.[1] || !found[2]) throw new Error(`${name} is not a role with two colors.`);
  return { light: found[1], dark: found[2] };
}

describe.each(['light', 'dark'] as const)('the %s color scheme', (mode) => {
  const grounds = [role('color-paper')[mode], role('color-surface')[mode]];

  it('matches the colors used to calculate the primary ink', () => {
    expect(COLOR_MODES[mode]).toEqual({ grounds, ink: role('color-ink')[mode] });
  });

  it.each(['ink', 'muted', 'danger', 'caution', 'success', 'info'])(
    'makes %s readable on paper and surface',
    (name) => {
      for (const ground of grounds) expect(colorContrast(role(`color-${name}`)[mode], ground)).toBeGreaterThan(4.5);
    },
  );

  it.each(['danger', 'caution', 'success', 'info'])('makes %s readable on its own background', (name) => {
    expect(colorContrast(role(`color-${name}`)[mode], role(`color-${name}-surface`)[mode])).toBeGreaterThan(4.5);
    expect(colorContrast(role('color-ink')[mode], role(`color-${name}-surface`)[mode])).toBeGreaterThan(4.5);
  });

  it('starts with the default theme, as the theme rule would set it', () => {
    expect(sheet).toContain(`--site-primary: ${DEFAULT_THEME.primary};`);
    expect(sheet).toContain(`--site-on-primary: ${readableOn(DEFAULT_THEME.primary)};`);
    expect(role('site-primary-ink')[mode]).toBe(primaryInk(DEFAULT_THEME.primary, COLOR_MODES[mode]));
  });
});

it('has type sizes in steps of 1.2', () => {
  const sizes = Array.from(sheet.matchAll(/--text-\w+: ([\d.]+)rem/g), ([, size]) => Number(size));
  expect(sizes).toHaveLength(7);
  sizes.forEach((size, step) => {
    expect(size).toBeCloseTo(1.2 ** (step - 1), 3);
  });
});
