import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { Discount } from '#core/billing/discount.ts';
import { emailTextInput } from '../account/person-input.ts';
import type { DiscountCodeRow } from '../kernel/db/shop-rows.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { findPlanFor } from '../plans/find-plan-for.ts';
import { discountOfCode } from './discount-of-code.ts';
import { orderOfSignedWords } from './purchase/signed-order.ts';

/** Fields of POST /api-cwa/coupon_validation and POST /api-cwa/discount_validation. */
export const validateCodeInput = z.object({
  couponcode: z.string().trim().toUpperCase().min(1).max(64),
  type: z.enum(['vhr', 'sticker']),
  cart_plan: z.string().max(64),
  email: emailTextInput.default(''),
  /** The `custom_data` of an unpaid order that this cart replaces; its use of the code does not count. */
  replaces: z.string().max(500).default(''),
});

/**
 * Returns what a code takes off. Whether it is unknown, expired, for something else or used up has the same answer, so
 * that guessing teaches nothing. The purchase decides.
 */
export async function validateCode(
  ctx: OriginContext,
  list: DiscountCodeRow['list'],
  { couponcode, type, cart_plan, email, replaces }: z.infer<typeof validateCodeInput>,
  { caller, userId }: { readonly caller: string; readonly userId: string | null },
): Promise<Result<{ status: 'success'; data: Discount }, OriginError>> {
  const { db, now } = ctx;
  const replaced = replaces === '' ? null : (await orderOfSignedWords(ctx, replaces)).unwrapOr(null);
  const plan = await findPlanFor(db, { list: type, code: cart_plan, email, userId });
  const code = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '=', couponcode)
    .where('list', '=', list)
    .executeTakeFirst();
  const use = { email, caller, now: now(), replacedOrder: replaced?.id ?? null };
  const discount = plan && code ? await discountOfCode(db, code, { plan, ...use }) : null;
  return discount ? ok({ status: 'success', data: discount }) : err(CODE_NOT_VALID);
}

const CODE_NOT_VALID: OriginError = {
  code: 'invalid',
  message: "This coupon isn't valid for this order.",
  fields: { couponcode: "It isn't valid for this order." },
};
