import type { ResultAsync } from 'neverthrow';
import type { CompressedImage, ImageLimits } from '#core/account/profile-image.ts';

/** An image file as picked by a person. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  /** Such as `image/jpeg`. */
  readonly mediaType: string;
}

/**
 * The reasons why an image was not compressed: it cannot be read, it does not get small enough, or images are not
 * supported here.
 */
export type ImageCompressionError = { readonly code: 'not-an-image' | 'too-large' | 'unsupported' };

/** Compresses images. */
export interface ImageCompressor {
  /** Scales an image to fit within the limits and preserves its aspect ratio; images are never enlarged. */
  compress(image: ImageFile, limits: ImageLimits): ResultAsync<CompressedImage, ImageCompressionError>;
}
