import { constants, deflateRawSync } from 'node:zlib';
import { joinedChecksum, partChecksum } from './joined-checksum.ts';

/** Values that differ in each response of a shared page. */
export interface PageFilling {
  readonly nonce: string;
  /** Letters, digits, `_`, `-` and `=`, because it is written into a script. */
  readonly requestId: string;
}

/** A rendered page with placeholders. */
export interface PageTemplate {
  /** Memory size, in bytes. */
  readonly bytes: number;
  plain(filling: PageFilling): Uint8Array<ArrayBuffer>;
  gzip(filling: PageFilling): Uint8Array<ArrayBuffer>;
}

type Place = keyof PageFilling;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block marked as the last block (RFC 1951, section 3.2.6). */
const LAST_BLOCK = Buffer.from([3, 0]);
const STORED_BLOCK_HEADER = 5;
/** Maximum distance of a back-reference, in bytes (RFC 1951). */
const WINDOW = 32_768;
/** A byte that never occurs in UTF-8, so that no part can refer back to the content of a placeholder. */
const NOWHERE = 0xff;

/**
 * Creates a template from a page that was rendered with marks in place of its nonce and request ID. The parts between
 * the marks are compressed once, each with the earlier parts as its dictionary. The values are inserted uncompressed,
 * so that the result is one gzip stream (RFC 1951, RFC 1952). Marks consist of letters, digits, `_` and `-`, and occur
 * nowhere else in the page.
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
      // Back-references assume the nonce length with which the parts were compressed.
      if (filling.nonce.length !== marks.nonce.length)
        throw new Error('The nonce does not have the length of its mark.');
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
    // The request ID can have any length, so later parts cannot refer back past it.
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
