import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usd } from '#tests/builders/usd.ts';
import { cartPrice } from './discount.ts';

describe('cartPrice', () => {
  it('CRD-05 multiplies the unit price by the quantity', () => {
    expect(cartPrice({ price: usd(14.99), quantity: 1, discount: null })).toEqual(usd(14.99));
    expect(cartPrice({ price: usd(14.99), quantity: 3, discount: null })).toEqual(usd(44.97));
  });

  it('CRD-10 applies a discount once to the whole cart', () => {
    const cart = { price: usd(14.99), quantity: 3 };
    expect(cartPrice({ ...cart, discount: { kind: 'amount', amount: usd(2) } })).toEqual(usd(42.97));
    expect(cartPrice({ ...cart, discount: { kind: 'percent', percent: 10 } })).toEqual(usd(40.47));
  });

  it('CRD-10 never exceeds the undiscounted price and never goes below zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (amount, quantity, off) => {
          const price = { amount, currency: 'USD' };
          const full = cartPrice({ price, quantity, discount: null });
          const discount = { kind: 'amount', amount: { amount: off, currency: 'USD' } } as const;
          const left = cartPrice({ price, quantity, discount });
          expect(left.amount).toBe(Math.max(0, full.amount - off));
        },
      ),
    );
  });
});
