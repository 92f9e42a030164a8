import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64Json } from './decode-base64-json.ts';

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64');

describe('decodeBase64Json', () => {
  it('round-trips any JSON in any script', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        const json = JSON.stringify(value);
        expect(decodeBase64Json(encode(json))._unsafeUnwrap()).toEqual(JSON.parse(json));
      }),
    );
  });

  it('reads characters beyond Latin-1', () => {
    expect(decodeBase64Json(encode('{"name":"Citroën 吉利 🚗"}'))._unsafeUnwrap()).toEqual({ name: 'Citroën 吉利 🚗' });
  });

  it('ignores line breaks', () => {
    expect(decodeBase64Json('eyJjaGF0\r\nIjp0cnVlfQ==\n')._unsafeUnwrap()).toEqual({ chat: true });
  });

  it.each([
    ['{"chat":true}', 'not-base64'],
    ['eyJjaGF0Ijp0cnVlf', 'not-base64'],
    [Buffer.from([0xff, 0xfe]).toString('base64'), 'not-utf-8'],
    [Buffer.from('"é"', 'latin1').toString('base64'), 'not-utf-8'],
    [encode('{"chat":'), 'not-json'],
    ['', 'not-json'],
  ])('returns why %j cannot be read', (text, code) => {
    expect(decodeBase64Json(text)._unsafeUnwrapErr()).toEqual({ code });
  });
});
