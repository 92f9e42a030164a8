import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEmailForm } from './email-address.ts';

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
  ])('refuses %j', (text) => {
    expect(hasEmailForm(text)).toBe(false);
  });

  it('agrees with the usual pattern', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 9 });
    fc.assert(
      fc.property(text, (candidate) => hasEmailForm(candidate) === /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(candidate)),
    );
  });
});
