import { describe, expect, it } from 'vitest';
import { type ImageDimensions, PROFILE_IMAGE_LIMITS } from '#core/account/profile-image.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import { imageCompressorContract } from '#tests/contracts/image-compressor.contract.ts';
import { fakePicture } from '#tests/fakes/fake-image-compressor.ts';
import { createBrowserImageCompressor } from './browser-image-compressor.ts';
import type { Encoding, ImagePlatform } from './image-platform.ts';

interface PlatformManner {
  /** Returns the size in bytes of a picture in an encoding, or `null` if it can't be written. */
  readonly bytesOf?: (encoding: Encoding) => number | null;
  /** The media type that is written instead of the requested one. */
  readonly writes?: string;
  readonly failure?: Error;
}

/** Creates a fake platform that reads fake pictures and writes the given number of bytes. */
function createFakePlatform({ bytesOf = () => 100, writes, failure }: PlatformManner = {}) {
  const asked: (Encoding & ImageDimensions)[] = [];
  let open = 0;
  const platform: ImagePlatform = {
    read: async (file) => {
      const { width, height }: ImageDimensions = JSON.parse(await file.text());
      open += 1;
      return {
        width,
        height,
        write: async (dimensions, encoding) => {
          asked.push({ ...encoding, ...dimensions });
          if (failure) throw failure;
          const bytes = bytesOf(encoding);
          if (bytes === null) return null;
          return new Blob([new Uint8Array(bytes).fill(255)], { type: writes ?? encoding.mediaType });
        },
        close: () => {
          open -= 1;
        },
      };
    },
  };
  return { images: createBrowserImageCompressor(platform), asked, open: () => open };
}

const pictureOf = (mediaType: string, dimensions = { width: 1_200, height: 800 }): ImageFile => ({
  ...fakePicture(dimensions),
  mediaType,
});

imageCompressorContract('in a browser', async () => ({
  images: createFakePlatform().images,
  pictureOf: async (dimensions) => fakePicture(dimensions),
}));

describe('createBrowserImageCompressor', () => {
  it('ACC-17 returns data, prefix, size and dimensions', async () => {
    const { images } = createFakePlatform({ bytesOf: () => 2 });
    const picture = pictureOf('image/jpeg');

    expect((await images.compress(picture, PROFILE_IMAGE_LIMITS))._unsafeUnwrap()).toEqual({
      data: '//8=',
      prefix: 'data:image/jpeg;base64,',
      size: { before: picture.bytes.length, after: 2 },
      dimensions: { width: 600, height: 400 },
    });
  });

  it('ACC-17 writes a picture that fits at the requested quality in one attempt', async () => {
    const { images, asked } = createFakePlatform({ bytesOf: () => PROFILE_IMAGE_LIMITS.maxBytes });

    await images.compress(pictureOf('image/jpeg'), PROFILE_IMAGE_LIMITS);

    expect(asked).toEqual([{ mediaType: 'image/jpeg', quality: 1, width: 600, height: 400 }]);
  });

  it('ACC-17 lowers the quality until the picture is small enough', async () => {
    const { images, asked } = createFakePlatform({ bytesOf: ({ quality }) => quality * 1_000 });

    const compressed = await images.compress(pictureOf('image/webp'), { ...PROFILE_IMAGE_LIMITS, maxBytes: 750 });

    expect(compressed._unsafeUnwrap().size.after).toBe(700);
    expect(asked.map(({ quality }) => quality)).toEqual([1, 0.9, 0.8, 0.7]);
  });

  it('ACC-17 converts an oversized drawing to a photo format', async () => {
    const { images } = createFakePlatform({ bytesOf: ({ mediaType }) => (mediaType === 'image/png' ? 1_000 : 300) });

    const compressed = await images.compress(pictureOf('image/gif'), { ...PROFILE_IMAGE_LIMITS, maxBytes: 750 });

    expect(compressed._unsafeUnwrap().prefix).toBe('data:image/jpeg;base64,');
  });

  it('reports the type that was written, not the requested one', async () => {
    const { images } = createFakePlatform({ writes: 'image/png' });

    const compressed = await images.compress(pictureOf('image/webp'), PROFILE_IMAGE_LIMITS);

    expect(compressed._unsafeUnwrap().prefix).toBe('data:image/png;base64,');
  });

  it.each(['', 'text/html', 'application/pdf', 'video/image/png'])(
    'ACC-17 refuses a file declared as %j, whatever its content',
    async (mediaType) => {
      const { images, open } = createFakePlatform();

      const error = (await images.compress(pictureOf(mediaType), PROFILE_IMAGE_LIMITS))._unsafeUnwrapErr();

      expect([error, open()]).toEqual([{ code: 'not-an-image' }, 0]);
    },
  );

  it.each([
    ['cannot be written', { bytesOf: () => null }],
    ['does not fit in memory', { failure: new Error('out of memory') }],
  ])('reports a picture that was read and %s as too large', async (_what, manner) => {
    const { images } = createFakePlatform(manner);

    expect((await images.compress(pictureOf('image/png'), PROFILE_IMAGE_LIMITS))._unsafeUnwrapErr()).toEqual({
      code: 'too-large',
    });
  });

  it.each([
    ['it succeeds', {}],
    ['the picture is too large', { bytesOf: () => PROFILE_IMAGE_LIMITS.maxBytes + 1 }],
    ['it fails', { failure: new Error('out of memory') }],
  ])('releases memory when %s', async (_when, manner) => {
    const { images, asked, open } = createFakePlatform(manner);

    await images.compress(pictureOf('image/png'), PROFILE_IMAGE_LIMITS);

    expect([asked.length > 0, open()]).toEqual([true, 0]);
  });

  it('leaves the input bytes unchanged, and reads only the given part of a larger buffer', async () => {
    const { images } = createFakePlatform();
    const { bytes } = fakePicture({ width: 40, height: 30 });
    const larger = new Uint8Array(bytes.length + 8);
    larger.set(bytes, 4);
    const image = { bytes: larger.subarray(4, 4 + bytes.length), mediaType: 'image/png' };

    const compressed = (await images.compress(image, PROFILE_IMAGE_LIMITS))._unsafeUnwrap();

    expect(compressed.dimensions).toEqual({ width: 40, height: 30 });
    expect(compressed.size.before).toBe(bytes.length);
  });
});
