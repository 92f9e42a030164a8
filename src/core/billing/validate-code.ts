import { errAsync } from 'neverthrow';
import type { UseCase } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PurchaseCalls, PurchaseGateway } from '#ports/purchase-gateway.ts';
import type { Discount, DiscountQuestion } from './discount.ts';

/** The reasons why a code gives no discount; `not-valid` with the origin's reason, if stated. */
export type ValidateCodeError =
  | { readonly code: 'code-missing' }
  | { readonly code: 'not-valid'; readonly message: string | null }
  | Exclude<GatewayError, { code: 'refused' | 'not-found' | 'conflict' }>;

/** Requests the discount of a code for a cart. */
export type ValidateCode = UseCase<DiscountQuestion, Discount, ValidateCodeError>;

/**
 * Creates the use case that validates a coupon entered by the buyer.
 *
 * Source: specification, section 7, endpoint map (CRD-10).
 *
 * @example
 * const validateCoupon = createValidateCoupon({ purchases });
 * const discount = await validateCoupon({ code: 'SPRING', type: 'vhr', planCode: 'single', email: '' });
 */
export function createValidateCoupon({ purchases }: PurchaseCalls<'validateCoupon'>): ValidateCode {
  return validateOver((question, options) => purchases.validateCoupon(question, options));
}

/**
 * Creates the use case that validates a discount offered by the site.
 *
 * Source: specification, section 7, endpoint map (CRD-10).
 *
 * @example
 * const validateDiscount = createValidateDiscount({ purchases });
 * const discount = await validateDiscount({ code: 'WELCOME', type: 'sticker', planCode: 'single', email: '' });
 */
export function createValidateDiscount({ purchases }: PurchaseCalls<'validateDiscount'>): ValidateCode {
  return validateOver((question, options) => purchases.validateDiscount(question, options));
}

function validateOver(call: PurchaseGateway['validateCoupon']): ValidateCode {
  return (question, options) => {
    const code = question.code.trim();
    if (code === '') return errAsync({ code: 'code-missing' });
    return call({ ...question, code }, options).mapErr((error): ValidateCodeError => {
      const { code: kind } = error;
      return kind === 'refused' || kind === 'not-found' || kind === 'conflict'
        ? { code: 'not-valid', message: error.message }
        : error;
    });
  };
}
