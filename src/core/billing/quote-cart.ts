import { err, errAsync, ok, type Result } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import { cartPrice, type Discount, type DiscountQuestion } from './discount.ts';
import { type Money, sumOfMoney } from './money.ts';
import type { Plan } from './plan.ts';
import type { PurchaseType } from './purchase.ts';
import type { ValidateCode, ValidateCodeError } from './validate-code.ts';

/** A plan in a cart, and the list that offers and sells it. */
export interface CartLine {
  readonly type: PurchaseType;
  readonly plan: Plan;
}

/** A line of a cart with its price. */
export interface QuotedLine extends CartLine {
  readonly full: Money;
  readonly price: Money;
  /** The coupon applied to this line; empty if none. */
  readonly couponCode: string;
}

/** The price of a cart. */
export interface CartQuote {
  readonly lines: readonly QuotedLine[];
  /** `null` for an empty cart or a cart with two currencies. */
  readonly total: Money | null;
}

/** A cart and the data that determines whether a coupon is valid for it. */
export interface QuotedCart extends Pick<DiscountQuestion, 'email' | 'replaces'> {
  readonly lines: readonly CartLine[];
  readonly couponCode: string;
}

/** Calculates the price of a cart with a coupon. */
export type QuoteCart = (cart: QuotedCart, options?: CallOptions) => Promise<Result<CartQuote, ValidateCodeError>>;

/**
 * Creates the use case that calculates the price of a cart. A coupon reduces only the line with the largest saving; if
 * it is valid for no line, the error is that of the first line. A code that is not a coupon may be the code of a site
 * discount, because buyers have one field for both.
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
