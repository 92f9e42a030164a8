import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MAX_IMAGE_SIDE, fittedDimensions, PROFILE_IMAGE_LIMITS } from './profile-image.ts';

describe('PROFILE_IMAGE_LIMITS', () => {
  it('is 600 by 600 pixels, 2 MB and quality 1, with 1920 pixels as the side of any other picture', () => {
    expect(PROFILE_IMAGE_LIMITS).toEqual({
      maxDimensions: { width: 600, height: 600 },
      maxBytes: 2_097_152,
      quality: 1,
    });
    expect(DEFAULT_MAX_IMAGE_SIDE).toBe(1_920);
  });
});

describe('fittedDimensions', () => {
  const { maxDimensions } = PROFILE_IMAGE_LIMITS;

  it.each([
    [
      { width: 1_200, height: 800 },
      { width: 600, height: 400 },
    ],
    [
      { width: 800, height: 1_200 },
      { width: 400, height: 600 },
    ],
    [
      { width: 600, height: 600 },
      { width: 600, height: 600 },
    ],
    [
      { width: 30, height: 40 },
      { width: 30, height: 40 },
    ],
    [
      { width: 6_000, height: 1 },
      { width: 600, height: 1 },
    ],
    [
      { width: 1, height: 6_000 },
      { width: 1, height: 600 },
    ],
  ])('scales %j to %j', (dimensions, fitted) => {
    expect(fittedDimensions(dimensions, maxDimensions)).toEqual(fitted);
  });

  it('uses the default side if no limit is given', () => {
    expect(fittedDimensions({ width: 3_840, height: 2_160 })).toEqual({ width: 1_920, height: 1_080 });
    expect(fittedDimensions({ width: 2_160, height: 3_840 })).toEqual({ width: 1_080, height: 1_920 });
  });

  it('never exceeds the limits or the original size', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fittedDimensions({ width, height }, maxDimensions);
        expect(fitted.width).toBeLessThanOrEqual(Math.min(600, width));
        expect(fitted.height).toBeLessThanOrEqual(Math.min(600, height));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
