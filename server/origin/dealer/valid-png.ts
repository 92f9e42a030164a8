import { inflateSync } from 'node:zlib';
import { Result } from 'neverthrow';

/** Number of channels per pixel, by the color type in the header. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const SIGNATURE_BYTES = 8;
const MAX_FILTER = 4;

/**
 * Returns whether a PNG can be printed: 8 bits per channel, not interlaced, and with exactly as many rows as its header
 * declares. The PDF library decompresses without a limit and throws where the error cannot be caught, so everything is
 * checked here.
 */
export function isValidPng(bytes: Buffer): boolean {
  return parsed(bytes).unwrapOr(false);
}

const parsed = Result.fromThrowable((bytes: Buffer): boolean => {
  const chunks = chunksOf(bytes);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return false;
  const [bits, color, compression, filter, interlaced] = header.data.subarray(8);
  const channels = CHANNELS[color ?? -1];
  if (bits !== 8 || channels === undefined || compression !== 0 || filter !== 0 || interlaced !== 0) return false;
  const palette = chunks.find(({ type }) => type === 'PLTE');
  if (color === 3 && (palette === undefined || palette.data.length === 0 || palette.data.length % 3 !== 0))
    return false;
  const line = 1 + header.data.readUInt32BE(0) * channels;
  const length = line * header.data.readUInt32BE(4);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const lines = inflateSync(packed, { maxOutputLength: length });
  if (lines.length !== length) return false;
  for (let at = 0; at < length; at += line) if (lines.readUInt8(at) > MAX_FILTER) return false;
  return true;
});

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Returns the chunks of a PNG; throws if a length exceeds the file. */
function chunksOf(bytes: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    bytes.readUInt32BE(end);
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}
