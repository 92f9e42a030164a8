import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** So many colours a picture keeps; those in between, of edges and shadows, take a third of the room and tell nothing. */
const KEPT_COLORS = 32;
/** How far a colour may be off, from 0 to 1, as pixelmatch measures it: more than one step of what is kept. */
const COLOR_TOLERANCE = 0.1;

/** What has changed between two pictures, drawn. */
export interface PictureChange {
  /** In pixels; a picture of another size has changed as a whole. */
  readonly pixels: number;
  readonly drawing: Buffer | null;
}

/** A screenshot as it is kept: each of its colours is the nearest of the commonest. */
export function keptPicture(screenshot: Buffer): Buffer {
  const picture = PNG.sync.read(screenshot);
  const colors = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength / 4);
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  // Of equally common ones always the same, so that the same story gives the same picture.
  const palette = [...counts].toSorted(([a, one], [b, other]) => other - one || a - b).slice(0, KEPT_COLORS);
  const nearest = new Map<number, number>();
  for (const color of counts.keys())
    nearest.set(
      color,
      nearestOf(
        color,
        palette.map(([kept]) => kept),
      ),
    );
  colors.forEach((color, index) => {
    colors[index] = nearest.get(color) ?? color;
  });
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}

function nearestOf(color: number, palette: readonly number[]): number {
  return palette.reduce(
    (best, kept) => (distance(color, kept) < distance(color, best) ? kept : best),
    palette[0] ?? color,
  );
}

function distance(one: number, other: number): number {
  return [0, 8, 16].reduce((sum, shift) => sum + (((one >> shift) & 0xff) - ((other >> shift) & 0xff)) ** 2, 0);
}

/** Compares two kept pictures; nothing where they look alike. */
export function pictureChange(kept: Buffer, taken: Buffer): PictureChange | null {
  const [before, now] = [PNG.sync.read(kept), PNG.sync.read(taken)];
  if (before.width !== now.width || before.height !== now.height) {
    return { pixels: Math.max(before.width * before.height, now.width * now.height), drawing: null };
  }
  const drawing = new PNG({ width: now.width, height: now.height });
  const pixels = pixelmatch(before.data, now.data, drawing.data, now.width, now.height, { threshold: COLOR_TOLERANCE });
  return pixels === 0 ? null : { pixels, drawing: PNG.sync.write(drawing) };
}
