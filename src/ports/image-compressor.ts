import type { ResultAsync } from 'neverthrow';
import type { CompressedImage, ImageLimits } from '#core/account/profile-image.ts';

/** A picture as a person picked it. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  /** Such as `image/jpeg`. */
  readonly mediaType: string;
}

/**
 * Why a picture was not made smaller: it is none that can be read, it does not get small enough, or there is nothing
 * here that could read one.
 */
export type ImageCompressionError = { readonly code: 'not-an-image' | 'too-large' | 'unsupported' };

/** Who makes pictures smaller. */
export interface ImageCompressor {
  /** Makes a picture fit within the limits, its proportions kept; one that fits is not made larger. */
  compress(image: ImageFile, limits: ImageLimits): ResultAsync<CompressedImage, ImageCompressionError>;
}
