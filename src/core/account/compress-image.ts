import type { ResultAsync } from 'neverthrow';
import type { ImageCompressionError, ImageCompressor, ImageFile } from '#ports/image-compressor.ts';
import {
  type CompressedImage,
  DEFAULT_MAX_IMAGE_SIDE,
  type ImageLimits,
  PROFILE_IMAGE_LIMITS,
} from './profile-image.ts';

/** Makes a picture smaller; limits that are not named are those of any picture. */
export type CompressImage = (
  image: ImageFile,
  limits?: Partial<ImageLimits>,
) => ResultAsync<CompressedImage, ImageCompressionError>;

/** Makes a picture fit for a profile: at most 600 × 600 and 2 MB. */
export type CompressProfileImage = (image: ImageFile) => ResultAsync<CompressedImage, ImageCompressionError>;

/**
 * Makes the use case that compresses a picture: no side longer than 1920 pixels unless told otherwise.
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
 * Makes the use case that compresses a picture for a profile.
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
