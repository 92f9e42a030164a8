import { describe, expect, it } from 'vitest';
import type { ImageCompressor } from '#ports/image-compressor.ts';
import { createFakeImageCompressor, fakePicture } from '#tests/fakes/fake-image-compressor.ts';
import { createCompressImage, createCompressProfileImage } from './compress-image.ts';
import type { ImageLimits } from './profile-image.ts';

function setUp() {
  const fake = createFakeImageCompressor();
  const limits: ImageLimits[] = [];
  const images: ImageCompressor = {
    compress: (image, wanted) => {
      limits.push(wanted);
      return fake.compress(image, wanted);
    },
  };
  return { images, limits };
}

describe('compressProfileImage', () => {
  it('ACC-17 reduces a picture to 600 × 600 pixels and 2 MB at quality 1', async () => {
    const { images, limits } = setUp();
    const compressed = await createCompressProfileImage({ images })(fakePicture({ width: 1_200, height: 900 }));
    expect(compressed._unsafeUnwrap()).toEqual({
      data: expect.stringMatching(/./),
      prefix: 'data:image/png;base64,',
      size: { before: expect.any(Number), after: 810_000 },
      dimensions: { width: 600, height: 450 },
    });
    expect(limits).toEqual([{ maxDimensions: { width: 600, height: 600 }, maxBytes: 2_097_152, quality: 1 }]);
  });

  it('passes on the error for an unreadable picture', async () => {
    const compress = createCompressProfileImage({ images: createFakeImageCompressor() });
    const error = (await compress({ bytes: new Uint8Array([1]), mediaType: 'image/png' }))._unsafeUnwrapErr();
    expect(error).toEqual({ code: 'not-an-image' });
  });
});

describe('compressImage', () => {
  it('ACC-17 limits each side to 1920 pixels by default', async () => {
    const { images, limits } = setUp();
    const compressImage = createCompressImage({ images });
    await compressImage(fakePicture({ width: 10, height: 10 }));
    await compressImage(fakePicture({ width: 10, height: 10 }), { maxDimensions: { width: 5, height: 5 } });
    await compressImage(fakePicture({ width: 10, height: 10 }), { quality: 0.5 });
    const usual = { maxDimensions: { width: 1_920, height: 1_920 }, maxBytes: 2_097_152, quality: 1 };
    expect(limits).toEqual([usual, { ...usual, maxDimensions: { width: 5, height: 5 } }, { ...usual, quality: 0.5 }]);
  });
});
