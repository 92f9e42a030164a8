import { crc32 } from 'node:zlib';

/** The CRC-32 of a part, and what joining it to those before it needs. */
export interface PartChecksum {
  readonly crc: number;
  /** x to the power of the part's length in bits, modulo the polynomial. */
  readonly shift: number;
}

/** The polynomial of CRC-32 (RFC 1952, 8), its highest power in the lowest bit, as are all numbers here. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const X_TO_THE_8TH = 0x00800000;

/** Reads a part once, so that it need not be read again for each whole that it belongs to. */
export function partChecksum(bytes: Uint8Array): PartChecksum {
  let shift = ONE;
  let power = X_TO_THE_8TH;
  for (let length = bytes.length; length > 0; length >>>= 1) {
    if (length & 1) shift = product(power, shift);
    power = product(power, power);
  }
  return { crc: crc32(bytes), shift };
}

/**
 * The CRC-32 of parts that are put one after another.
 *
 * @example
 * joinedChecksum([partChecksum(head), partChecksum(body)]) === crc32(Buffer.concat([head, body]));
 */
export function joinedChecksum(parts: readonly PartChecksum[]): number {
  return parts.reduce((sum, { crc, shift }) => (product(shift, sum) ^ crc) >>> 0, 0);
}

/** The product of two polynomials over two elements, modulo that of CRC-32. */
function product(one: number, other: number): number {
  let sum = 0;
  let shifted = other;
  for (let bits = one; bits !== 0; bits <<= 1) {
    if (bits & ONE) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum >>> 0;
}
