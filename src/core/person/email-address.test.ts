import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEmailForm, normalizeEmail } from './email-address.ts';

describe('hasEmailForm', () => {
  it.each([['a@b.c'], ['user@demo.vinport.example'], ["o'neil+1@x-y.co"], ['ü@ö.de']])('accepts %j', (text) => {
    expect(hasEmailForm(text)).toBe(true);
  });

  it.each([
    [''],
    ['user'],
    ['user@'],
    ['@b.c'],
    ['user@localhost'],
    ['user@b.'],
    ['user@.c'],
    ['user@.'],
    ['a@b@c.d'],
    ['a@b.c@d'],
    ['a b@c.d'],
    [' a@b.c'],
    ['a@b.c\n'],
    ['a@b .c'],
  ])('rejects %j', (text) => {
    expect(hasEmailForm(text)).toBe(false);
  });

  it('matches the common pattern', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 9 });
    fc.assert(
      fc.property(text, (candidate) => hasEmailForm(candidate) === /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(candidate)),
    );
  });
});

describe('normalizeEmail', () => {
  it.each([
    [' Ada@People.example ', 'ada@people.example'],
    ['ada\u200b@people.example', 'ada@people.example'],
    ['a\u00adda@people\u2060.example\ufeff', 'ada@people.example'],
    ['ａｄａ＠ｐｅｏｐｌｅ．example', 'ada@people.example'],
    ['\u202eada@people.example', 'ada@people.example'],
    ['o\u0308@people.example', '\u00f6@people.example'],
  ])('SEC-08 normalizes %j to a single form', (text, normalized) => {
    expect(normalizeEmail(text)).toBe(normalized);
  });

  it('SEC-08 is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeEmail(text);
        expect(normalizeEmail(once)).toBe(once);
      }),
    );
  });
});
