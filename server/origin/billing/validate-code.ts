import { err, ok, type Result } from 'neverthrow';
import type { discountCalls } from '#contract/billing/discount.ts';
import type { TakenBy } from '#contract/define-call.ts';
import type { Discount } from '#core/billing/discount.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { DiscountCodeRow } from '../kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { findPlanFor } from '../plans/find-plan-for.ts';
import { discountOfCode } from './discount-of-code.ts';
import { orderOfSignedWords } from './purchase/signed-order.ts';

/**
 * Returns the discount of a code. Unknown, expired, inapplicable and used-up codes get the same response, so that
 * guessing reveals nothing. The purchase validates the code again.
 */
export async function validateCode(
  ctx: OriginContext,
  list: DiscountCodeRow['list'],
  { couponcode, type, cart_plan, email, replaces }: TakenBy<typeof discountCalls.validateCoupon>,
  { caller, userId }: { readonly caller: string; readonly userId: string | null },
): Promise<Result<{ status: 'success'; data: Discount }, OriginError>> {
  const { db, now } = ctx;
  const replaced = replaces === '' ? null : (await orderOfSignedWords(ctx, replaces)).unwrapOr(null);
  const plan = await findPlanFor(db, { list: type, code: cart_plan, email, userId });
  const code = await findRow(db, 'discount_codes', { code: couponcode, list });
  const use = { email, caller, now: now(), replacedOrder: replaced?.id ?? null };
  const discount = plan && code ? await discountOfCode(db, code, { plan, ...use }) : null;
  return discount ? ok({ status: 'success', data: discount }) : err(CODE_NOT_VALID);
}

const CODE_NOT_VALID: OriginError = {
  code: 'invalid',
  message: "This coupon isn't valid for this order.",
  fields: { couponcode: "It isn't valid for this order." },
};
