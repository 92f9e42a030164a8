import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** So many colours a picture keeps; those in between, of edges and shadows, take a third of the room and tell nothing. */
const MAX_COLORS = 32;
/** How far a colour may be off, from 0 to 1, as pixelmatch measures it: a hairline of the faintest role is seen. */
const COLOR_TOLERANCE = 0.04;

/** So many pixels may differ: an edge that lies between two of them falls now on the one, now on the other. */
const TOLERATED_PIXELS = 8;

/** What has changed between two pictures, drawn. */
export interface PictureChange {
  /** In pixels; a picture of another size has changed as a whole. */
  readonly pixels: number;
  readonly drawing: Buffer | null;
}

/** A screenshot as it is kept: at half its size, and each of its colours is the nearest of the commonest. */
export function storedPicture(screenshot: Buffer): Buffer {
  const picture = halved(PNG.sync.read(screenshot));
  const colors = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength / 4);
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  // Of equally common ones always the same, so that the same story gives the same picture.
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

/** At half the size: each pixel is the mean of four, so that none of them can change unseen. */
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

/** Compares two kept pictures; nothing where they look alike. */
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
