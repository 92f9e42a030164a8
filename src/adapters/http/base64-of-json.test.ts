import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64Json } from '#core/site/decode-base64-json.ts';
import { base64OfJson } from './base64-of-json.ts';

describe('base64OfJson', () => {
  it('STK-12 round-trips any JSON, including non-ASCII characters', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(decodeBase64Json(base64OfJson(value))._unsafeUnwrap()).toEqual(plain);
      }),
    );
  });

  it('STK-12 returns the base64 of UTF-8 that any server can read', () => {
    const encoded = base64OfJson({ exterior: 'Noir Bleuté 色 🚗' });
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('{"exterior":"Noir Bleuté 色 🚗"}');
  });

  it('accepts long values', () => {
    const long = 'x'.repeat(300_000);
    expect(decodeBase64Json(base64OfJson(long))._unsafeUnwrap()).toBe(long);
  });
});
