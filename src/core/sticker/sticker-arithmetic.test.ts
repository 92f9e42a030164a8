import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Money } from '../billing/money.ts';
import type { StickerPackageSection } from './sticker.ts';
import { stickerArithmetic } from './sticker-arithmetic.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const section = (...prices: (Money | null)[]): StickerPackageSection => ({
  name: 'Options',
  items: prices.map((price, index) => ({ code: String(index), name: 'Option', price, source: 'catalogue' })),
});
const prices = { base: usd(2_150_000), options: usd(30_000), destination: usd(106_000), total: usd(2_286_000) };

describe('stickerArithmetic', () => {
  it('agrees if base price, options and transport add up to the total', () => {
    expect(stickerArithmetic({ prices, packages: [section(usd(10_000)), section(usd(20_000))] })).toEqual({
      verdict: 'agrees',
      differences: [],
    });
  });

  it('agrees with an options price of zero if no options are listed', () => {
    const without = { ...prices, options: usd(0), total: usd(2_256_000) };

    expect(stickerArithmetic({ prices: without, packages: [] }).verdict).toBe('agrees');
  });

  it('returns the difference of the total', () => {
    const stated = { ...prices, total: usd(2_285_000) };

    expect(stickerArithmetic({ prices: stated, packages: [section(usd(30_000))] })).toEqual({
      verdict: 'differs',
      differences: [{ sum: 'total', stated: usd(2_285_000), computed: usd(2_286_000), difference: usd(-1_000) }],
    });
  });

  it('returns a mismatch of the option prices even if the total cannot be computed', () => {
    const stated = { ...prices, destination: null };

    expect(stickerArithmetic({ prices: stated, packages: [section(usd(25_000))] })).toEqual({
      verdict: 'differs',
      differences: [{ sum: 'options', stated: usd(30_000), computed: usd(25_000), difference: usd(5_000) }],
    });
  });

  it.each([
    ['base', { ...prices, base: null }],
    ['options', { ...prices, options: null }],
    ['destination', { ...prices, destination: null }],
    ['total', { ...prices, total: null }],
    ['currency of the base price', { ...prices, base: { amount: 2_150_000, currency: 'EUR' } }],
  ])('is incomplete if the %s cannot be used', (_, incomplete) => {
    expect(stickerArithmetic({ prices: incomplete, packages: [section(usd(30_000))] }).verdict).toBe('incomplete');
  });

  it('is incomplete if the price of an option is unknown', () => {
    expect(stickerArithmetic({ prices, packages: [section(usd(30_000), null)] })).toEqual({
      verdict: 'incomplete',
      differences: [],
    });
  });

  it('finds any error in the total and its amount', () => {
    const price = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 1 }), price, fc.integer(), (base, options, transport, error) => {
        const sum = options.reduce((total, option) => total + option, 0);
        const { differences } = stickerArithmetic({
          prices: {
            base: usd(base),
            options: usd(sum),
            destination: usd(transport),
            total: usd(base + sum + transport + error),
          },
          packages: [section(...options.map(usd))],
        });
        expect(differences.map(({ difference }) => difference.amount)).toEqual(error === 0 ? [] : [error]);
      }),
    );
  });
});
