import * as z from 'zod/mini';
import type { PurchaseAnswer } from '#core/billing/purchase.ts';
import { recordFrom } from '#core/payload/payload-fields.ts';
import { defineCall, form } from '../define-call.ts';
import { email } from '../fields.ts';

/** Accepts any object that is not a refusal: specification, section 7 (CRD-05). */
const sold = {
  output: z.custom<PurchaseAnswer>((body) => {
    const order = recordFrom(body);
    return order !== null && order.status !== 'error';
  }),
  read: (order: PurchaseAnswer): PurchaseAnswer => order,
} as const;

const flag = z._default(z.enum(['yes', 'no']), 'no');
const code = z.string().check(z.trim(), z.toUpperCase(), z.maxLength(64));
const anyCode = z._default(code, '');
const name = z.string().check(z.maxLength(64));
const text = z._default(z.string().check(z.maxLength(2_000)), '');
const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'expected a currency code, such as USD'));
const list = z.enum(['vhr', 'sticker']);

function whole(max: number) {
  return z
    .pipe(z.string().check(z.regex(/^\d{1,9}$/, 'expected a whole number')), z.transform(Number))
    .check(z.refine((count) => count <= max, `expected at most ${max}`));
}

const quantity = z._default(whole(100).check(z.refine((count) => count >= 1, 'expected at least 1')), 1);

/**
 * The fields of a purchase. The price, in minor units of its currency, is only compared with the actual price.
 *
 * Source: specification, section 7 (CRD-05, CRD-06).
 */
export const purchaseForm = z.object({
  email,
  price: whole(999_999_999),
  currency,
  lookup: flag,
  bill: flag,
  mail: flag,
  billmail: flag,
  sms: flag,
  decal: flag,
  prev_coupon: anyCode,
  couponcode: anyCode,
  payment_gateway: name,
  payg_id: z._default(z.string().check(z.maxLength(255)), ''),
  cart_plan: name,
  total_product: quantity,
  vin: z.string().check(z.trim(), z.maxLength(64)),
  pr_type: z._default(name, ''),
  nos: quantity,
  unlimited_vin_check: flag,
  report_subscription: flag,
  wpPage: text,
  content: text,
  ref: text,
});

/** The maximum number of plans in an order. */
export const MAX_CART_LINES = 5;

/** One line of a cart: a plan. */
export const cartLine = z.object({
  list,
  plan: name,
  quantity: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
  vin: z._default(z.nullable(name), null),
});

/** The fields of a cart. */
export const cart = z.object({
  email,
  currency,
  total: z.int().check(z.gte(0), z.lte(999_999_999)),
  coupon: anyCode,
  gateway: name,
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'expected a country code, such as US')),
  lines: z.array(cartLine).check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
  terms_version: z.string().check(z.minLength(1), z.maxLength(40)),
  immediate_delivery: z._default(z.boolean(), false),
  cancel_path: z._default(
    z
      .string()
      .check(
        z.maxLength(1_000),
        z.regex(/^\/(checkout|members\/subscription)(\?[\w&=%.~+-]*)?$/, 'expected a path of the checkout'),
      ),
    '/checkout',
  ),
  replaces: z._default(z.nullable(z.string().check(z.maxLength(500))), null),
});

function buying(path: `/${string}`, alsoAt: `/${string}`) {
  return defineCall({
    method: 'POST',
    path,
    alsoAt: [alsoAt],
    by: 'anyone',
    optionalToken: true,
    onlyOnce: true,
    input: { as: 'form', schema: purchaseForm },
    ...sold,
  });
}

function asking(path: `/${string}`) {
  return defineCall({
    method: 'POST',
    path,
    by: 'anyone',
    onlyOnce: true,
    input: form({ custom_data: z.string().check(z.minLength(1), z.maxLength(500)) }),
    ...sold,
  });
}

/** The purchase and payment calls: specification, section 7, "Plans and purchase" (CRD-05, CRD-06, CRD-08). */
export const purchaseCalls = {
  // The endpoint map lists each purchase call under a second path.
  buyReports: buying('/landing/app-customer-register', '/api-cwa/cwa_register'),
  buyStickers: buying('/landing/window-sticker-registration', '/api-cwa/cwa_sticker_registration'),
  /** The product's own call: places one order, with one receipt, for all lines of a cart. */
  placeOrder: defineCall({
    method: 'POST',
    path: '/landing/orders',
    by: 'anyone',
    // The token lets signed-in dealers see dealer plans, and lets the origin reject a subscription that the buyer
    // already has.
    optionalToken: true,
    identifiesSite: true,
    onlyOnce: true,
    input: { as: 'json', schema: cart },
    ...sold,
  }),
  updatePayment: asking('/api-cwa/payment-update'),
  continuePayment: asking('/landing/app-stripe-payment'),
};
