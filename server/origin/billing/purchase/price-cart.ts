import { err, ok, type Result } from 'neverthrow';
import { cartPrice } from '../../../../src/core/billing/cart-price.ts';
import type { Money } from '../../../../src/core/billing/money.ts';
import type { OriginTransaction } from '../../db/schema.ts';
import type { DiscountCodeRow, PlanRow } from '../../db/shop-rows.ts';
import { moneyText } from '../../documents/money-text.ts';
import type { OriginError } from '../../origin-error.ts';
import { discountOfCode } from '../discount-of-code.ts';
import type { PurchaseInput } from './purchase-input.ts';

/** What a cart costs without and with its code. */
export interface CartPrice {
  readonly full: Money;
  readonly price: Money;
}

/** Finds the code of a cart and locks it until the transaction ends, so that nobody else uses it meanwhile. */
export async function lockCode(
  trx: OriginTransaction,
  { couponcode }: PurchaseInput,
  now: number,
): Promise<DiscountCodeRow | null> {
  if (couponcode === '') return null;
  const code = await trx
    .updateTable('discount_codes')
    .set({ asked_at: now })
    .where('code', '=', couponcode)
    .returningAll()
    .executeTakeFirst();
  return code ?? null;
}

/** Prices a cart. The price that the client has shown must be the right one, in amount and currency. */
export async function priceCart(
  trx: OriginTransaction,
  input: PurchaseInput,
  { plan, code, now }: { readonly plan: PlanRow; readonly code: DiscountCodeRow | null; readonly now: number },
): Promise<Result<CartPrice, OriginError>> {
  const single = { amount: plan.amount, currency: plan.currency };
  const full = cartPrice({ price: single, quantity: input.nos, discount: null });
  const discount = code && (await discountOfCode(trx, code, { plan, email: input.email, now }));
  if (input.couponcode !== '' && discount === null) {
    return err({
      code: 'conflict',
      message: `This code does not hold any longer. Without it the price is ${moneyText(full)}.`,
      told: { reason: 'coupon-refused', price: full },
    });
  }
  const price = cartPrice({ price: single, quantity: input.nos, discount });
  return price.amount === input.price && price.currency === input.currency
    ? ok({ full, price })
    : err({
        code: 'conflict',
        message: `The price is ${moneyText(price)}.`,
        told: { reason: 'price-changed', price },
      });
}
