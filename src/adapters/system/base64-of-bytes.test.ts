import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64OfBytes } from './base64-of-bytes.ts';

describe('base64OfBytes', () => {
  it('returns the same result as Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(base64OfBytes(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
  });

  it.each([8_191, 8_192, 8_193, 2_097_152])('encodes %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => index % 251);
    expect(base64OfBytes(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });
});
