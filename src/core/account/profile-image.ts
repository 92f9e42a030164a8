/** Width and height in pixels. */
export interface ImageDimensions {
  readonly width: number;
  readonly height: number;
}

/** What a picture is made to fit. */
export interface ImageLimits {
  readonly maxDimensions: ImageDimensions;
  readonly maxBytes: number;
  /** 0 to 1; 1 is the best. */
  readonly quality: number;
}

/** A picture made smaller. Source: specification, section 3, "Image helper output" (ACC-17). */
export interface CompressedImage {
  /** The bytes as base64, without the prefix. */
  readonly data: string;
  /** What stands before the data in a data URL, such as `data:image/jpeg;base64,`. */
  readonly prefix: string;
  /** Bytes before and after. */
  readonly size: { readonly before: number; readonly after: number };
  readonly dimensions: ImageDimensions;
}

/** The limits of a profile picture: 600 × 600, 2 MB, quality 1 (specification, section 5). */
export const PROFILE_IMAGE_LIMITS: ImageLimits = {
  maxDimensions: { width: 600, height: 600 },
  maxBytes: 2 * 1_024 * 1_024,
  quality: 1,
};

/** The longest side of a picture for which nothing else was asked (specification, section 5). */
export const DEFAULT_MAX_IMAGE_SIDE = 1_920;

/**
 * The dimensions a picture gets so that it fits, its proportions kept. A picture that fits stays as it is: nothing is
 * ever made larger. No side gets shorter than one pixel.
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
