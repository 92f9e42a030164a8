import { describe, expect, it } from 'vitest';
import { type ImageDimensions, PROFILE_IMAGE_LIMITS } from '#core/account/profile-image.ts';
import type { ImageCompressor, ImageFile } from '#ports/image-compressor.ts';

/** A compressor, and pictures in a format it can read. */
export interface ImageWorld {
  readonly images: ImageCompressor;
  pictureOf(dimensions: ImageDimensions): Promise<ImageFile>;
}

/** Defines the contract tests of every image compressor. */
export function imageCompressorContract(name: string, openWorld: () => Promise<ImageWorld>): void {
  describe(`image compressor: ${name}`, () => {
    it.each([
      [1_200, 800, 600, 400],
      [400, 1_200, 200, 600],
      [600, 600, 600, 600],
      [40, 30, 40, 30],
    ])('ACC-17 resizes %i × %i to %i × %i', async (width, height, ...expected) => {
      const { images, pictureOf } = await openWorld();
      const picture = await pictureOf({ width, height });

      const compressed = (await images.compress(picture, PROFILE_IMAGE_LIMITS))._unsafeUnwrap();

      expect([compressed.dimensions.width, compressed.dimensions.height]).toEqual(expected);
      expect(compressed.size.before).toBe(picture.bytes.length);
      expect(compressed.size.after).toBeLessThanOrEqual(PROFILE_IMAGE_LIMITS.maxBytes);
      expect(compressed.prefix).toMatch(/^data:image\/[a-z]+;base64,$/);
      expect(compressed.data).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
    });

    it('ACC-17 refuses a picture that cannot be compressed enough', async () => {
      const { images, pictureOf } = await openWorld();
      const limits = { ...PROFILE_IMAGE_LIMITS, maxBytes: 1 };

      const error = (await images.compress(await pictureOf({ width: 600, height: 600 }), limits))._unsafeUnwrapErr();

      expect(error).toEqual({ code: 'too-large' });
    });

    it.each([
      ['other bytes', { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' }],
      ['nothing', { bytes: new Uint8Array(), mediaType: 'image/png' }],
    ])('distinguishes a picture from %s', async (_what, file) => {
      const { images } = await openWorld();

      const error = (await images.compress(file, PROFILE_IMAGE_LIMITS))._unsafeUnwrapErr();

      expect(error).toEqual({ code: 'not-an-image' });
    });
  });
}
