import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOfMoney, type Money, sumOfMoney } from './money.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
const amounts = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), { minLength: 1 });

describe('sumOfMoney', () => {
  it('adds amounts of one currency', () => {
    expect(sumOfMoney([usd(2_150_000), usd(50), usd(-100)])).toEqual(usd(2_149_950));
    expect(sumOfMoney([eur(7)])).toEqual(eur(7));
  });

  it('returns null for unknown parts, different currencies or an empty list', () => {
    expect(sumOfMoney([])).toBeNull();
    expect(sumOfMoney([null, usd(1)])).toBeNull();
    expect(sumOfMoney([usd(1), null])).toBeNull();
    expect(sumOfMoney([usd(1), eur(1)])).toBeNull();
  });

  it('returns the same integer in any order', () => {
    fc.assert(
      fc.property(amounts, (list) => {
        const sum = sumOfMoney(list.map(usd));
        expect(sum).toEqual(sumOfMoney(list.toReversed().map(usd)));
        expect(Number.isInteger(sum?.amount)).toBe(true);
      }),
    );
  });
});

describe('differenceOfMoney', () => {
  it('subtracts the second amount from the first', () => {
    expect(differenceOfMoney(usd(100), usd(150))).toEqual(usd(-50));
  });

  it('returns null for an unknown amount or another currency', () => {
    expect(differenceOfMoney(null, usd(1))).toBeNull();
    expect(differenceOfMoney(usd(1), null)).toBeNull();
    expect(differenceOfMoney(usd(1), eur(1))).toBeNull();
  });

  it('is the inverse of addition', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (first, second) => {
        expect(sumOfMoney([differenceOfMoney(usd(first), usd(second)), usd(second)])).toEqual(usd(first));
      }),
    );
  });
});
