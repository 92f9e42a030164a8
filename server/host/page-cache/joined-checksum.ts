import { crc32 } from 'node:zlib';

/** The CRC-32 of a part, with the data needed to join it to the parts before it. */
export interface PartChecksum {
  readonly crc: number;
  /** x raised to the part's length in bits, modulo the polynomial. */
  readonly shift: number;
}

/**
 * The CRC-32 polynomial (RFC 1952, section 8). Its highest power is in the lowest bit, as for all numbers in this file.
 */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const X_TO_THE_8TH = 0x00800000;

/** Computes the checksum of a part once, so that it can be reused for every whole that contains the part. */
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
 * Returns the CRC-32 of the concatenated parts.
 *
 * @example
 * joinedChecksum([partChecksum(head), partChecksum(body)]) === crc32(Buffer.concat([head, body]));
 */
export function joinedChecksum(parts: readonly PartChecksum[]): number {
  return parts.reduce((sum, { crc, shift }) => (product(shift, sum) ^ crc) >>> 0, 0);
}

/** Returns the product of two polynomials over GF(2), modulo the CRC-32 polynomial. */
function product(one: number, other: number): number {
  let sum = 0;
  let shifted = other;
  for (let bits = one; bits !== 0; bits <<= 1) {
    if (bits & ONE) sum ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum >>> 0;
}
