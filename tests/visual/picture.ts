import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Maximum number of colors in a stored image; intermediate colors of edges and shadows take a third of the space
 * without adding information.
 */
const MAX_COLORS = 32;
/** Color tolerance from 0 to 1, as defined by pixelmatch: a hairline of the faintest color is still detected. */
const COLOR_TOLERANCE = 0.04;

/** Maximum number of differing pixels: an edge between two pixels may be rendered in either. */
const TOLERATED_PIXELS = 8;

/** The difference between two images, as a number and a drawing. */
export interface PictureChange {
  /** Number of pixels; for a different size, all of them. */
  readonly pixels: number;
  readonly drawing: Buffer | null;
}

/**
 * Returns a screenshot in storage format: at half size, with each color replaced by the nearest of the most common
 * ones.
 */
export function storedPicture(screenshot: Buffer): Buffer {
  const picture = halved(PNG.sync.read(screenshot));
  const colors = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength / 4);
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  // Ties are broken consistently, so that the same story produces the same image.
  const palette = [...counts].toSorted(([a, one], [b, other]) => other - one || a - b).slice(0, MAX_COLORS);
  const nearest = new Map<number, number>();
  for (const color of counts.keys())
    nearest.set(
      color,
      nearestOf(
        color,
        palette.map(([stored]) => stored),
      ),
    );
  colors.forEach((color, index) => {
    colors[index] = nearest.get(color) ?? color;
  });
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}

/** Halves the size: each pixel is the average of four, so that a change in any of them is detected. */
function halved(full: PNG): PNG {
  const half = new PNG({ width: Math.ceil(full.width / 2), height: Math.ceil(full.height / 2) });
  const at = (x: number, y: number, channel: number) =>
    full.data[(Math.min(y, full.height - 1) * full.width + Math.min(x, full.width - 1)) * 4 + channel] ?? 0;
  half.data.forEach((_, index) => {
    const [channel, pixel] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [(pixel % half.width) * 2, Math.floor(pixel / half.width) * 2];
    const sum = at(x, y, channel) + at(x + 1, y, channel) + at(x, y + 1, channel) + at(x + 1, y + 1, channel);
    half.data[index] = Math.round(sum / 4);
  });
  return half;
}

function nearestOf(color: number, palette: readonly number[]): number {
  return palette.reduce(
    (best, stored) => (distance(color, stored) < distance(color, best) ? stored : best),
    palette[0] ?? color,
  );
}

function distance(one: number, other: number): number {
  return [0, 8, 16].reduce((sum, shift) => sum + (((one >> shift) & 0xff) - ((other >> shift) & 0xff)) ** 2, 0);
}

/** Compares two stored images; returns `null` if they look the same. */
export function pictureChange(stored: Buffer, taken: Buffer): PictureChange | null {
  const [before, now] = [PNG.sync.read(stored), PNG.sync.read(taken)];
  if (before.width !== now.width || before.height !== now.height) {
    return { pixels: Math.max(before.width * before.height, now.width * now.height), drawing: null };
  }
  const drawing = new PNG({ width: now.width, height: now.height });
  const pixels = pixelmatch(before.data, now.data, drawing.data, now.width, now.height, {
    threshold: COLOR_TOLERANCE,
    includeAA: true,
  });
  return pixels <= TOLERATED_PIXELS ? null : { pixels, drawing: PNG.sync.write(drawing) };
}
