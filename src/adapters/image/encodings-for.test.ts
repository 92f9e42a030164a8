import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodingsFor } from './encodings-for.ts';

describe('encodingsFor', () => {
  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/jpg', 'image/jpeg'],
    ['IMAGE/JPEG', 'image/jpeg'],
    ['image/webp', 'image/webp'],
  ])('encodes a photo of type %s as %s with decreasing quality', (mediaType, kind) => {
    const encodings = encodingsFor(mediaType, 1);

    expect(new Set(encodings.map((each) => each.mediaType))).toEqual(new Set([kind]));
    expect(encodings.map(({ quality }) => quality)).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]);
  });

  it.each(['image/png', 'image/gif', 'image/avif', 'image/svg+xml'])(
    'encodes %s losslessly first, then as a photo',
    (mediaType) => {
      expect(encodingsFor(mediaType, 0.25)).toEqual([
        { mediaType: 'image/png', quality: 0.25 },
        { mediaType: 'image/jpeg', quality: 0.25 },
        { mediaType: 'image/jpeg', quality: 0.15 },
        { mediaType: 'image/jpeg', quality: 0.1 },
      ]);
    },
  );

  it('starts at the requested quality and decreases, for any quality', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 100 }), (percent) => {
        const qualities = encodingsFor('image/jpeg', percent / 100).map(({ quality }) => quality);
        expect(qualities[0]).toBe(percent / 100);
        expect(qualities.at(-1)).toBe(0.1);
        expect(new Set(qualities).size).toBe(qualities.length);
        expect(qualities).toEqual(qualities.toSorted((one, other) => other - one));
      }),
    );
  });
});
