/** Width and height in pixels. */
export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** The limits that an image is scaled and compressed to. */
export interface ImageLimits {
  readonly maxDimensions: ImageDimensions;
  readonly maxBytes: number;
  /** From 0 to 1; 1 is the best quality. */
  readonly quality: number;
}

/** A compressed image. Source: specification, section 3, "Image helper output" (ACC-17). */
export interface CompressedImage {
  /** The image data as base64, without the prefix. */
  readonly data: string;
  /** The part of a data URL before the data, such as `data:image/jpeg;base64,`. */
  readonly prefix: string;
  /** The size in bytes before and after compression. */
  readonly size: { readonly before: number; readonly after: number };
  readonly dimensions: ImageDimensions;
}

/** The limits of a profile picture: 600 × 600 pixels, 2 MB, quality 1 (specification, section 5). */
export const PROFILE_IMAGE_LIMITS: ImageLimits = {
  maxDimensions: { width: 600, height: 600 },
  maxBytes: 2 * 1_024 * 1_024,
  quality: 1,
};

/** The default maximum side of an image, in pixels (specification, section 5). */
export const DEFAULT_MAX_IMAGE_SIDE = 1_920;

/**
 * Returns the dimensions of an image scaled to fit, with its aspect ratio preserved. An image is never enlarged, and no
 * side becomes shorter than one pixel.
 *
 * Source: specification, section 5 (ACC-17).
 *
 * @example
 * fittedDimensions({ width: 1200, height: 800 }, { width: 600, height: 600 }); // { width: 600, height: 400 }
 */
export function fittedDimensions(
  { width, height }: ImageDimensions,
  max: ImageDimensions = { width: DEFAULT_MAX_IMAGE_SIDE, height: DEFAULT_MAX_IMAGE_SIDE },
): ImageDimensions {
  const scale = Math.min(1, max.width / width, max.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
