import { errAsync, okAsync } from 'neverthrow';
import * as z from 'zod';
import { fittedDimensions, type ImageDimensions } from '#core/account/profile-image.ts';
import type { ImageCompressor, ImageFile } from '#ports/image-compressor.ts';

const pictureSchema = z.object({ width: z.int().positive(), height: z.int().positive() });

/** The uncompressed size of a pixel, in bytes. */
const BYTES_PER_PIXEL = 3;

/**
 * Returns a fake picture that consists only of its dimensions.
 *
 * @example
 * fakePicture({ width: 1200, height: 800 });
 */
export function fakePicture({ width, height }: ImageDimensions): ImageFile {
  return { bytes: new TextEncoder().encode(JSON.stringify({ width, height })), mediaType: 'image/png' };
}

/**
 * Creates a compressor for fake pictures: it scales them, and the result has a size in bytes according to its pixels
 * and quality.
 */
export function createFakeImageCompressor(): ImageCompressor {
  return {
    compress: ({ bytes, mediaType }, { maxDimensions, maxBytes, quality }) => {
      const picture = pictureSchema.safeParse(jsonIn(bytes));
      if (!mediaType.startsWith('image/') || !picture.success) return errAsync({ code: 'not-an-image' });
      const dimensions = fittedDimensions(picture.data, maxDimensions);
      const after = Math.ceil(dimensions.width * dimensions.height * BYTES_PER_PIXEL * quality);
      if (after > maxBytes) return errAsync({ code: 'too-large' });
      return okAsync({
        data: Buffer.from(fakePicture(dimensions).bytes).toString('base64'),
        prefix: `data:${mediaType};base64,`,
        size: { before: bytes.length, after },
        dimensions,
      });
    },
  };
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
