import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFrom, numberFrom, recordFrom, textFrom } from './payload-fields.ts';

describe('recordFrom', () => {
  it.each([[null], [undefined], ['text'], [7], [true], [[1, 2]]])('returns null for %j', (value) => {
    expect(recordFrom(value)).toBeNull();
  });

  it('returns an object unchanged', () => {
    const payload = { year: 2003 };

    expect(recordFrom(payload)).toBe(payload);
  });
});

describe('textFrom', () => {
  it.each([
    [' Honda ', 'Honda'],
    [626, '626'],
    [0, '0'],
    ['', null],
    ['  ', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [{}, null],
    [undefined, null],
  ])('reads %j as %j', (value, text) => {
    expect(textFrom(value)).toBe(text);
  });
});

describe('numberFrom', () => {
  it.each([
    ['42', 42],
    [' 4.5 ', 4.5],
    [-1, -1],
    [0, 0],
    ['', null],
    ['four', null],
    ['Infinity', null],
    [[7], null],
    [null, null],
  ])('reads %j as %j', (value, number) => {
    expect(numberFrom(value)).toBe(number);
  });

  it('returns a finite number or null for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = numberFrom(value);
        return number === null || Number.isFinite(number);
      }),
    );
  });
});

describe('listFrom', () => {
  it('returns a list unchanged and an empty list for any other value', () => {
    expect(listFrom(['a', 1])).toEqual(['a', 1]);
    expect(listFrom('ab')).toEqual([]);
    expect(listFrom({ length: 2 })).toEqual([]);
  });
});
