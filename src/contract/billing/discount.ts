import * as z from 'zod/mini';
import type { Discount } from '#core/billing/discount.ts';
import { numberFrom } from '#core/payload/payload-fields.ts';
import { defineCall, form } from '../define-call.ts';
import { emailText, money } from '../fields.ts';

import { success } from '../success.ts';

const percent = z.pipe(z.transform(numberFrom), z.number().check(z.gte(0), z.lte(100)));

function validationAt(path: `/${string}`) {
  return defineCall({
    method: 'POST',
    path,
    by: 'anyone',
    optionalToken: true,
    input: form({
      couponcode: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(64)),
      type: z.enum(['vhr', 'sticker']),
      cart_plan: z.string().check(z.maxLength(64)),
      email: z._default(emailText, ''),
      /**
       * The `custom_data` of an unpaid order that this cart replaces. That order's use of the coupon code does not
       * count.
       */
      replaces: z._default(z.string().check(z.maxLength(500)), ''),
    }),
    output: success(
      z.union([
        z.object({ kind: z.literal('percent'), percent }),
        z.object({ kind: z.literal('amount'), amount: money }),
      ]),
    ),
    read: ({ data }): Discount => data,
  });
}

/** The calls that return the discount of a coupon code: specification, section 7, endpoint map (CRD-10). */
export const discountCalls = {
  validateCoupon: validationAt('/api-cwa/coupon_validation'),
  validateDiscount: validationAt('/api-cwa/discount_validation'),
};
