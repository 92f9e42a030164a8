import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorContrast } from './color-contrast.ts';
import { COLOR_MODES, primaryInk } from './primary-ink.ts';

const anyColor = fc.nat({ max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each(['light', 'dark'] as const)('primaryInk by %s', (name) => {
  const mode = COLOR_MODES[name];

  it('is readable on every background for any brand color', () => {
    fc.assert(
      fc.property(anyColor, (primary) => {
        const ink = primaryInk(primary, mode);
        return /^#[0-9a-f]{6}$/.test(ink) && mode.grounds.every((ground) => colorContrast(ink, ground) >= 4.5);
      }),
      { numRuns: 1_000 },
    );
  });

  it('leaves a readable color unchanged', () => {
    fc.assert(
      fc.property(anyColor, (primary) => {
        fc.pre(mode.grounds.every((ground) => colorContrast(primary, ground) >= 4.5));
        return primaryInk(primary, mode) === primary;
      }),
    );
  });
});

describe('primaryInk', () => {
  it('mixes in no more ink than necessary', () => {
    const ink = primaryInk('#ffe14d', COLOR_MODES.light);
    expect(ink).not.toBe(COLOR_MODES.light.ink);
    expect(colorContrast(ink, '#faf9f6')).toBeLessThan(5.5);
  });

  it('returns the ink itself if no mix is readable', () => {
    expect(primaryInk('#ffffff', { grounds: ['#ffffff'], ink: '#767676' })).toBe('#767676');
  });
});
