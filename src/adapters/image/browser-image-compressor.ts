import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { type CompressedImage, fittedDimensions, type ImageLimits } from '#core/account/profile-image.ts';
import type { ImageCompressionError, ImageCompressor, ImageFile } from '#ports/image-compressor.ts';
import { base64OfBytes } from '../system/base64-of-bytes.ts';
import { encodingsFor } from './encodings-for.ts';
import type { ImagePlatform, ReadPicture } from './image-platform.ts';

/**
 * Creates a browser's image compressor. Every picture is rewritten, even one that fits, to remove metadata that a
 * camera adds to a file, such as the location.
 *
 * Source: specification, sections 3 and 5 (ACC-17).
 *
 * @example
 * const images = createBrowserImageCompressor(createImagePlatform(window));
 */
export function createBrowserImageCompressor(platform: ImagePlatform): ImageCompressor {
  return { compress: (image, limits) => new ResultAsync(compressed(platform, image, limits)) };
}

async function compressed(
  platform: ImagePlatform,
  { bytes, mediaType }: ImageFile,
  limits: ImageLimits,
): Promise<Result<CompressedImage, ImageCompressionError>> {
  if (!/^image\//i.test(mediaType)) return err({ code: 'not-an-image' });
  const picture = await platform.read(new Blob([new Uint8Array(bytes)], { type: mediaType })).catch(() => null);
  if (picture === null) return err({ code: 'not-an-image' });
  try {
    const written = await firstThatFits(picture, mediaType, limits);
    if (written === null) return err({ code: 'too-large' });
    return ok({
      data: base64OfBytes(new Uint8Array(await written.arrayBuffer())),
      prefix: `data:${written.type};base64,`,
      size: { before: bytes.length, after: written.size },
      dimensions: fittedDimensions(picture, limits.maxDimensions),
    });
  } catch {
    // The file was read, but there isn't enough memory to draw it.
    return err({ code: 'too-large' });
  } finally {
    picture.close();
  }
}

/** Returns the best encoding of the picture within the allowed number of bytes. */
async function firstThatFits(picture: ReadPicture, mediaType: string, limits: ImageLimits): Promise<Blob | null> {
  const dimensions = fittedDimensions(picture, limits.maxDimensions);
  for (const encoding of encodingsFor(mediaType, limits.quality)) {
    const written = await picture.write(dimensions, encoding);
    if (written !== null && written.size <= limits.maxBytes) return written;
  }
  return null;
}
