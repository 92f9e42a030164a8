import type { Encoding } from './image-platform.ts';

/** Kinds that get smaller with less quality. */
const LOSSY = new Set(['image/jpeg', 'image/webp']);
const STEP = 0.1;
const LOWEST = 0.1;

/**
 * The ways of writing a picture down, best first. A photograph stays one and loses quality step by step; everything
 * else is kept without loss, and becomes a photograph only where that is too large.
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

/** The quality that is wanted, and each lower step of ten. */
function qualitiesFrom(quality: number): readonly number[] {
  const lower = Math.max(0, Math.ceil(Math.round((quality - LOWEST) * 1_000) / (STEP * 1_000)));
  return Array.from({ length: lower + 1 }, (_, step) =>
    Math.max(LOWEST, Math.round((quality - step * STEP) * 100) / 100),
  );
}
