import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** The properties of a picture; defaults to a red one of four by one pixels. */
export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** Returns the color of a pixel. */
  readonly paint?: (x: number, y: number) => Color;
  /** The filtered pixel rows, which replace the painted ones. */
  readonly lines?: Buffer;
  readonly interlaced?: boolean;
}

/** Returns a PNG with transparency, as written by a canvas. */
export function aPng({
  width = 4,
  height = 1,
  paint = () => [200, 0, 0, 255],
  lines = painted(width, height, paint),
  interlaced = false,
}: PngOptions = {}): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function painted(width: number, height: number, paint: (x: number, y: number) => Color): Buffer {
  const lines = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => paint(x, y)).flat(),
  ]);
  return Buffer.from(lines.flat());
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
