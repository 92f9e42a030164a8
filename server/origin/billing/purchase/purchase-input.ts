import * as z from 'zod';
import { email } from '#contract/fields.ts';
import { CREDIT_PURCHASE_VIN, type PurchaseExtra } from '#core/billing/purchase.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { OrderLineRow } from '#origin/kernel/db/shop-rows.ts';
import type { OrderRequest } from './order-request.ts';

const EXTRAS = ['lookup', 'bill', 'mail', 'billmail', 'sms', 'decal'] as const satisfies readonly PurchaseExtra[];

const flag = z.enum(['yes', 'no']).default('no');
const code = z.string().trim().toUpperCase().max(64).default('');
const said = z.string().max(2_000).default('');
const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'expected a whole number')
    .transform(Number)
    .refine((count) => count <= most, `expected at most ${most}`);
const quantity = whole(100).refine((count) => count >= 1, 'expected at least 1');

/** The VIN as it is kept, or `null` where credits are bought for no vehicle in particular. */
const vin = z
  .string()
  .trim()
  .max(64)
  .transform((text, context) => {
    if (text.toUpperCase() === CREDIT_PURCHASE_VIN) return null;
    const read = readVin(text);
    if (read.isOk()) return read.value.value;
    context.issues.push({ code: 'custom', input: text, message: 'expected a VIN, or CREDIT' });
    return z.NEVER;
  });

/**
 * Fields of a purchase (POST /landing/app-customer-register, POST /landing/window-sticker-registration and their other
 * names). The price, in the minor unit of its currency, is only compared with the one that is right.
 *
 * Source: specification, section 7 (CRD-05, CRD-06).
 */
export const purchaseInput = z
  .object({
    email,
    price: whole(999_999_999),
    currency: z.string().regex(/^[A-Z]{3}$/, 'expected a currency code, such as USD'),
    lookup: flag,
    bill: flag,
    mail: flag,
    billmail: flag,
    sms: flag,
    decal: flag,
    prev_coupon: code,
    couponcode: code,
    payment_gateway: z.string().max(64),
    payg_id: z.string().max(255).default(''),
    cart_plan: z.string().max(64),
    total_product: quantity.default(1),
    vin,
    pr_type: z.string().max(64).default(''),
    nos: quantity.default(1),
    unlimited_vin_check: flag,
    report_subscription: flag,
    wpPage: said,
    content: said,
    ref: said,
  })
  .transform(({ lookup, bill, mail, billmail, sms, decal, ...fields }) => {
    const wanted = { lookup, bill, mail, billmail, sms, decal };
    return { ...fields, extras: EXTRAS.filter((extra) => wanted[extra] === 'yes') };
  });

/** The fields after parsing. */
export type PurchaseInput = z.infer<typeof purchaseInput>;

/** Returns a purchase of the specification as an order with one line. */
export function orderRequestOf(input: PurchaseInput, list: OrderLineRow['list']): OrderRequest {
  const { email, currency, price, couponcode, payment_gateway, cart_plan, nos, vin: vehicle, ...details } = input;
  return {
    email,
    currency,
    total: price,
    couponCode: couponcode,
    gateway: payment_gateway,
    country: '',
    lines: [{ list, planCode: cart_plan, quantity: nos, vin: vehicle }],
    termsVersion: '',
    immediateDelivery: false,
    cancelPath: '/checkout',
    replaces: null,
    details,
  };
}
