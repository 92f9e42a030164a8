import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, readableOn, themeFrom } from './theme.ts';

const COLOR = /^#[0-9a-f]{6}$/;

describe('themeFrom', () => {
  it('SITE-10 reads the three colors, the third under its unusual name', () => {
    expect(themeFrom({ primary_color: '#0B3D2E', secondary_color: '#123456', teritary_color: '#abcdef' })).toEqual({
      primary: '#0b3d2e',
      secondary: '#123456',
      accent: '#abcdef',
    });
  });

  it('GAP-16 reads a three-digit color', () => {
    expect(themeFrom({ primary_color: '#0Bf' }).primary).toBe('#00bbff');
  });

  it('SITE-10 falls back to the default for each color separately', () => {
    expect(themeFrom({})).toEqual({ primary: '#0070f3', secondary: '#f9f9f9', accent: '#afafaf' });
    expect(themeFrom({ secondary_color: '#123456' })).toEqual({ ...DEFAULT_THEME, secondary: '#123456' });
  });

  it.each([
    ['red'],
    ['#12'],
    ['#1234'],
    ['#12345'],
    ['#1234567'],
    ['#12345g'],
    [' #123456'],
    ['#123456;}'],
    ['#123456\n'],
    [0x123456],
    [null],
  ])('rejects %j as a color', (value) => {
    expect(themeFrom({ primary_color: value, secondary_color: value, teritary_color: value })).toEqual(DEFAULT_THEME);
  });

  it('never returns an invalid color', () => {
    const text = fc.string({ unit: fc.constantFrom('#', '0', 'a', 'F', ';', '}', ' ', '\n'), maxLength: 9 });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), text), (value) => {
        const theme = themeFrom({ primary_color: value, secondary_color: value, teritary_color: value });
        return Object.values(theme).every((color) => COLOR.test(color));
      }),
      { numRuns: 300 },
    );
  });
});

describe('readableOn', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#ffe14d', '#000000'],
    ['#12513f', '#ffffff'],
    ['#ff0000', '#000000'],
    ['#0000ff', '#ffffff'],
    ['#00ff00', '#000000'],
    ['#0070f3', '#ffffff'],
    ['#767676', '#ffffff'],
    ['#777777', '#000000'],
  ] as const)('uses on %s the text color %s', (color, ink) => {
    expect(readableOn(color)).toBe(ink);
  });

  it('provides a contrast of at least 4.5 on every color', () => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
        const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    fc.assert(
      fc.property(fc.nat({ max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        const [dark = 0, light = 0] = [luminance(color), luminance(readableOn(color))].toSorted((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05) >= 4.5;
      }),
      { numRuns: 300 },
    );
  });
});
