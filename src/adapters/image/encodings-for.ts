import type { Encoding } from './image-platform.ts';

/** Formats that get smaller with lower quality. */
const LOSSY = new Set(['image/jpeg', 'image/webp']);
const STEP = 0.1;
const LOWEST = 0.1;

/**
 * Returns the encodings to try, best first. A photo keeps its format and loses quality step by step. Other pictures are
 * encoded losslessly, and as a photo only if that is too large.
 *
 * @example
 * encodingsFor('image/png', 1)[0]; // { mediaType: 'image/png', quality: 1 }
 */
export function encodingsFor(mediaType: string, quality: number): readonly Encoding[] {
  const kind = mediaType.toLowerCase().replace('image/jpg', 'image/jpeg');
  const lossy = qualitiesFrom(quality).map((each) => ({
    mediaType: LOSSY.has(kind) ? kind : 'image/jpeg',
    quality: each,
  }));
  return LOSSY.has(kind) ? lossy : [{ mediaType: 'image/png', quality }, ...lossy];
}

/** Returns the requested quality, then lower ones in steps of ten percent. */
function qualitiesFrom(quality: number): readonly number[] {
  const lower = Math.max(0, Math.ceil(Math.round((quality - LOWEST) * 1_000) / (STEP * 1_000)));
  return Array.from({ length: lower + 1 }, (_, step) =>
    Math.max(LOWEST, Math.round((quality - step * STEP) * 100) / 100),
  );
}
