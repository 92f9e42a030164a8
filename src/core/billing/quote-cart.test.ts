import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import type { Discount } from './discount.ts';
import { type CartLine, createQuoteCart } from './quote-cart.ts';
import type { ValidateCode } from './validate-code.ts';

const report: CartLine = { type: 'vhr', plan: aPlan({ code: 'vhr-1', price: usd(14.99) }) };
const sticker: CartLine = { type: 'sticker', plan: aPlan({ code: 'sticker-1', kind: 'sticker', price: usd(9.99) }) };

/** Sets up codes that discount only the given plans. */
function setUp(
  discounts: Readonly<Record<string, Discount>> = {},
  validateDiscount: ValidateCode = ({ planCode }) => errAsync({ code: 'not-valid', message: planCode }),
) {
  const asked: Parameters<ValidateCode>[0][] = [];
  const quoteCart = createQuoteCart({
    validateDiscount,
    validateCoupon: (question) => {
      asked.push(question);
      const discount = discounts[question.planCode];
      return discount ? okAsync(discount) : errAsync({ code: 'not-valid', message: question.planCode });
    },
  });
  const quote = (lines: readonly CartLine[], couponCode = '') =>
    quoteCart({ lines, couponCode, email: 'ada@people.example' });
  return { quote, asked };
}

describe('quoteCart', () => {
  it('sums the lines and sends no request without a coupon', async () => {
    const { quote, asked } = setUp();
    const { lines, total } = (await quote([report, sticker], ' '))._unsafeUnwrap();
    expect(total).toEqual(usd(24.98));
    expect(lines.map(({ price, couponCode }) => [price, couponCode])).toEqual([
      [usd(14.99), ''],
      [usd(9.99), ''],
    ]);
    expect(asked).toEqual([]);
  });

  it('CRD-10 discounts the line that the coupon applies to and returns its previous price', async () => {
    const { quote, asked } = setUp({ 'sticker-1': { kind: 'amount', amount: usd(5) } });
    const { lines, total } = (await quote([report, sticker], ' sticker5 '))._unsafeUnwrap();
    expect(total).toEqual(usd(19.98));
    expect(lines[1]).toEqual({ ...sticker, full: usd(9.99), price: usd(4.99), couponCode: 'STICKER5' });
    expect(lines[0]?.couponCode).toBe('');
    expect(asked[0]).toEqual({ code: 'STICKER5', type: 'vhr', planCode: 'vhr-1', email: 'ada@people.example' });
  });

  it('CRD-10 applies a coupon only once, to the line with the largest saving', async () => {
    const ten: Discount = { kind: 'percent', percent: 10 };
    const { quote } = setUp({ 'vhr-1': ten, 'sticker-1': ten });
    const { lines, total } = (await quote([sticker, report], 'TEN'))._unsafeUnwrap();
    expect(lines.map(({ couponCode }) => couponCode)).toEqual(['', 'TEN']);
    expect(total).toEqual(usd(23.48));
  });

  it('CRD-10 reports why a coupon is not valid for any line', async () => {
    const error = (await setUp().quote([report, sticker], 'NONE'))._unsafeUnwrapErr();
    expect(error).toEqual({ code: 'not-valid', message: 'vhr-1' });
  });

  it('CRD-10 applies a site discount if the code is not a coupon', async () => {
    const welcome: Discount = { kind: 'amount', amount: usd(2) };
    const { quote } = setUp({}, ({ code }) =>
      code === 'WELCOME' ? okAsync(welcome) : errAsync({ code: 'not-valid', message: code }),
    );
    const { lines, total } = (await quote([report], 'welcome'))._unsafeUnwrap();
    expect(lines[0]?.couponCode).toBe('WELCOME');
    expect(total).toEqual(usd(12.99));
  });

  it('skips the site discount if a coupon is valid or the coupon check fails', async () => {
    const unasked: ValidateCode = () => {
      throw new Error('The coupon was answer enough.');
    };
    const { quote } = setUp({ 'vhr-1': { kind: 'percent', percent: 10 } }, unasked);
    expect((await quote([report], 'TEN'))._unsafeUnwrap().total).toEqual(usd(13.49));
    const offline = createQuoteCart({
      validateCoupon: () => errAsync({ code: 'unreachable', message: null }),
      validateDiscount: unasked,
    });
    const answer = await offline({ lines: [report], couponCode: 'TEN', email: '' });
    expect(answer._unsafeUnwrapErr().code).toBe('unreachable');
  });

  it('returns no total for an empty cart', async () => {
    expect((await setUp().quote([], 'TEN'))._unsafeUnwrap()).toEqual({ lines: [], total: null });
  });
});
