import type { ResultAsync } from 'neverthrow';
import type { ImageCompressionError, ImageCompressor, ImageFile } from '#ports/image-compressor.ts';
import {
  type CompressedImage,
  DEFAULT_MAX_IMAGE_SIDE,
  type ImageLimits,
  PROFILE_IMAGE_LIMITS,
} from './profile-image.ts';

/** Compresses an image; omitted limits default to the limits for any image. */
export type CompressImage = (
  image: ImageFile,
  limits?: Partial<ImageLimits>,
) => ResultAsync<CompressedImage, ImageCompressionError>;

/** Compresses an image for a profile: at most 600 × 600 pixels and 2 MB. */
export type CompressProfileImage = (image: ImageFile) => ResultAsync<CompressedImage, ImageCompressionError>;

/**
 * Creates the use case that compresses an image, by default to at most 1920 pixels per side.
 *
 * Source: specification, sections 5 and 9 (ACC-17).
 *
 * @example
 * const compressImage = createCompressImage({ images });
 * const smaller = await compressImage({ bytes: new Uint8Array(), mediaType: 'image/png' }, { quality: 0.8 });
 */
export function createCompressImage({ images }: { readonly images: ImageCompressor }): CompressImage {
  const anyPicture: ImageLimits = {
    ...PROFILE_IMAGE_LIMITS,
    maxDimensions: { width: DEFAULT_MAX_IMAGE_SIDE, height: DEFAULT_MAX_IMAGE_SIDE },
  };
  return (image, limits) => images.compress(image, { ...anyPicture, ...limits });
}

/**
 * Creates the use case that compresses an image for a profile.
 *
 * Source: specification, sections 5 and 9 (ACC-17).
 *
 * @example
 * const picture = await createCompressProfileImage({ images })({ bytes: new Uint8Array(), mediaType: 'image/png' });
 * const address = picture.map(({ prefix, data }) => `${prefix}${data}`);
 */
export function createCompressProfileImage({ images }: { readonly images: ImageCompressor }): CompressProfileImage {
  return (image) => images.compress(image, PROFILE_IMAGE_LIMITS);
}
