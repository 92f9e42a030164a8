import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usd } from '#tests/builders/usd.ts';
import { discountedPrice } from './discount.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000 });

describe('discountedPrice', () => {
  it.each([
    [1_999, 10, 1_799],
    [1_000, 10, 900],
    [1, 50, 0],
    [1_999, 0, 1_999],
    [1_999, 100, 0],
    [1_999, 250, 0],
  ])('CRD-10 reduces %i by %i percent to %i', (amount, percent, left) => {
    expect(discountedPrice({ amount, currency: 'USD' }, { kind: 'percent', percent })).toEqual({
      amount: left,
      currency: 'USD',
    });
  });

  it('CRD-10 deducts an amount only in the same currency', () => {
    expect(discountedPrice(usd(20), { kind: 'amount', amount: usd(5) })).toEqual(usd(15));
    expect(discountedPrice(usd(20), { kind: 'amount', amount: { amount: 500, currency: 'EUR' } })).toEqual(usd(20));
    expect(discountedPrice(usd(20), { kind: 'amount', amount: usd(25) })).toEqual(usd(0));
  });

  it('CRD-10 returns an integer between zero and the full price', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const left = discountedPrice({ amount, currency: 'USD' }, { kind: 'percent', percent }).amount;
        expect(Number.isSafeInteger(left) && left >= 0 && left <= amount).toBe(true);
        expect(Math.abs(left - amount * (1 - percent / 100))).toBeLessThan(1);
      }),
    );
  });
});
