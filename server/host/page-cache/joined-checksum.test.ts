import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { joinedChecksum, partChecksum } from './joined-checksum.ts';

it.each([[[0]], [[0, 0, 1]], [[1, 2, 3]], [[1_084, 24, 45_829, 24, 0, 24, 96]], [[65_535, 65_536, 7]]])(
  'equals the CRC-32 of the whole, for parts of %j bytes',
  (lengths) => {
    const parts = lengths.map((length) => randomBytes(length));
    expect(joinedChecksum(parts.map(partChecksum))).toBe(crc32(Buffer.concat(parts)));
  },
);
