import { constants, deflateRawSync } from 'node:zlib';
import { joinedChecksum, partChecksum } from './joined-checksum.ts';

/** What each answer has of its own in a page that many are given. */
export interface PageFilling {
  readonly nonce: string;
  /** Letters, digits, `_`, `-` and `=`: it is written into a script. */
  readonly requestId: string;
}

/** A rendered page with its places left open. */
export interface PageTemplate {
  /** How much memory it takes. */
  readonly bytes: number;
  plain(filling: PageFilling): Uint8Array<ArrayBuffer>;
  gzip(filling: PageFilling): Uint8Array<ArrayBuffer>;
}

type Place = keyof PageFilling;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that says it is the last (RFC 1951, 3.2.6). */
const LAST_BLOCK = Buffer.from([3, 0]);
const STORED_BLOCK_HEADER = 5;
/** How far back a repetition may point (RFC 1951). */
const WINDOW = 32_768;
/** Never a byte of UTF-8: no part can repeat what stands in a place. */
const NOWHERE = 0xff;

/**
 * Takes a page apart at the marks that it was rendered with. Its parts are compressed once, each knowing those before
 * it; what fills the places goes between them uncompressed, so that the whole stays one gzip stream (RFC 1951, 1952).
 * Marks are letters, digits, `_` and `-`, and come up nowhere else.
 *
 * @example
 * pageTemplate(html, { nonce: 'mark-1', requestId: 'mark-2' }).plain({ nonce: 'fresh', requestId: 'r-1' });
 */
export function pageTemplate(html: string, marks: PageFilling): PageTemplate {
  const { parts, places } = takenApart(html, marks);
  const packed = packedParts(parts, places, Buffer.byteLength(marks.nonce));
  const checksums = parts.map(partChecksum);
  const partsLength = lengthOf(parts);
  const fillings = ({ nonce, requestId }: PageFilling) => {
    const bytes = { nonce: Buffer.from(nonce), requestId: Buffer.from(requestId) };
    return places.map((place) => bytes[place]);
  };
  return {
    bytes: partsLength + lengthOf(packed),
    plain: (filling) => Buffer.concat(between(parts, fillings(filling))),
    gzip: (filling) => {
      // Distances count the nonce as it was when the parts were compressed.
      if (filling.nonce.length !== marks.nonce.length) throw new Error('The nonce has not the length of its mark.');
      const filled = fillings(filling);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(joinedChecksum(between(checksums, filled.map(partChecksum))));
      trailer.writeUInt32LE(partsLength + lengthOf(filled), 4);
      return Buffer.concat([GZIP_HEADER, ...between(packed, filled.map(storedBlock)), LAST_BLOCK, trailer]);
    },
  };
}

function takenApart(html: string, marks: PageFilling): { readonly parts: Buffer[]; readonly places: Place[] } {
  const pieces = html.split(new RegExp(`(${marks.nonce}|${marks.requestId})`));
  return {
    parts: pieces.filter((_, index) => index % 2 === 0).map((text) => Buffer.from(text)),
    places: pieces.filter((_, index) => index % 2 === 1).map((mark) => (mark === marks.nonce ? 'nonce' : 'requestId')),
  };
}

function packedParts(parts: readonly Buffer[], places: readonly Place[], nonceLength: number): Buffer[] {
  let before = Buffer.alloc(0);
  return parts.map((part, index) => {
    const packed = deflateRawSync(part, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    // What comes after a place of any length cannot count over it.
    before =
      places[index] === 'requestId'
        ? Buffer.alloc(0)
        : Buffer.concat([before, part, Buffer.alloc(nonceLength, NOWHERE)]).subarray(-WINDOW);
    return packed;
  });
}

function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.alloc(STORED_BLOCK_HEADER + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(0xffff - bytes.length, 3);
  bytes.copy(block, STORED_BLOCK_HEADER);
  return block;
}

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);

function between<Part>(parts: readonly Part[], fillings: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => {
    const filling = fillings[index];
    return filling === undefined ? [part] : [part, filling];
  });
}
