import { err, errAsync, ok, type Result } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import { cartPrice } from './cart-price.ts';
import type { Discount, DiscountQuestion } from './discount.ts';
import { type Money, sumOfMoney } from './money.ts';
import type { Plan } from './plan.ts';
import type { PurchaseType } from './purchase.ts';
import type { ValidateCode, ValidateCodeError } from './validate-code.ts';

/** One plan of a cart, and the list it was offered in, which is where it is bought. */
export interface CartLine {
  readonly type: PurchaseType;
  readonly plan: Plan;
}

/** A line of a cart with its price. */
export interface QuotedLine extends CartLine {
  readonly full: Money;
  readonly price: Money;
  /** The coupon that goes with this line; empty without one. */
  readonly couponCode: string;
}

/** What a cart costs. */
export interface CartQuote {
  readonly lines: readonly QuotedLine[];
  /** `null` for an empty cart, and for one in two currencies. */
  readonly total: Money | null;
}

/** A cart, and what decides whether a coupon is valid for it. */
export interface QuotedCart extends Pick<DiscountQuestion, 'email' | 'replaces'> {
  readonly lines: readonly CartLine[];
  readonly couponCode: string;
}

/** Prices a cart with a coupon. */
export type QuoteCart = (cart: QuotedCart, options?: CallOptions) => Promise<Result<CartQuote, ValidateCodeError>>;

/**
 * Makes the use case that prices a cart. A coupon reduces the one line where it saves most; where it is valid for none,
 * its error is that of the first line. What is no coupon may be the code of a discount that the site offers: a buyer has
 * one field for both.
 *
 * Source: specification, section 7 (CRD-05, CRD-10).
 *
 * @example
 * const quoteCart = createQuoteCart({
 *   validateCoupon: createValidateCoupon({ purchases }),
 *   validateDiscount: createValidateDiscount({ purchases }),
 * });
 * const quote = await quoteCart({ lines: [], couponCode: '', email: '' });
 */
export function createQuoteCart({
  validateCoupon,
  validateDiscount,
}: {
  readonly validateCoupon: ValidateCode;
  readonly validateDiscount: ValidateCode;
}): QuoteCart {
  const validate: ValidateCode = (question, options) =>
    validateCoupon(question, options).orElse((error) =>
      error.code === 'not-valid' ? validateDiscount(question, options) : errAsync(error),
    );
  return async ({ lines, couponCode, email, replaces = null }, options) => {
    const code = couponCode.trim().toUpperCase();
    if (code === '') return ok(quoteOf(lines.map((line) => quoted(line, null, ''))));
    const answers = await Promise.all(
      lines.map(({ type, plan }) =>
        validate({ code, type, planCode: plan.code, email, ...(replaces !== null && { replaces }) }, options),
      ),
    );
    const reduced = lines.map((line, index) => quoted(line, answers[index]?.unwrapOr(null) ?? null, code));
    const savings = reduced.map(({ full, price }) => full.amount - price.amount);
    const [first] = answers;
    if (first?.isErr() && answers.every((answer) => answer.isErr())) return err(first.error);
    const best = savings.indexOf(Math.max(...savings));
    return ok(quoteOf(reduced.map((line, index) => (index === best ? line : quoted(line, null, '')))));
  };
}

function quoted({ type, plan }: CartLine, discount: Discount | null, couponCode: string): QuotedLine {
  const cart = { price: plan.price, quantity: 1 };
  return {
    type,
    plan,
    full: cartPrice({ ...cart, discount: null }),
    price: cartPrice({ ...cart, discount }),
    couponCode: discount === null ? '' : couponCode,
  };
}

function quoteOf(lines: readonly QuotedLine[]): CartQuote {
  return { lines, total: sumOfMoney(lines.map(({ price }) => price)) };
}
