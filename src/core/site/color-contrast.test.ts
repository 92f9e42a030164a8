import { describe, expect, it } from 'vitest';
import { colorChannels, colorContrast, relativeLuminance } from './color-contrast.ts';

describe('colorContrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0070f3', '#0070f3', 1],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d', (one, other, contrast) => {
    expect(colorContrast(one, other)).toBeCloseTo(contrast, 2);
  });
});

describe('relativeLuminance', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 0],
    ['#00ff00', 0.7152],
    ['#0a0a0a', 0.00304],
  ])('of %s is %d', (color, luminance) => {
    expect(relativeLuminance(color)).toBeCloseTo(luminance, 5);
  });
});

it('colorChannels returns red, green and blue', () => {
  expect(colorChannels('#0070f3')).toEqual([0, 112, 243]);
});
