import * as z from 'zod/mini';
import { purchaseCalls, purchaseForm } from '#contract/billing/purchase.ts';
import { CREDIT_PURCHASE_VIN, type PurchaseExtra } from '#core/billing/purchase.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { OrderLineRow } from '#origin/kernel/db/shop-rows.ts';
import type { OrderRequest } from './order-request.ts';

const EXTRAS = ['lookup', 'bill', 'mail', 'billmail', 'sms', 'decal'] as const satisfies readonly PurchaseExtra[];

/** The normalized VIN, or `null` when credits are bought without a vehicle. */
const vin = z.pipe(
  purchaseForm.shape.vin,
  z.transform((text, context) => {
    if (text.toUpperCase() === CREDIT_PURCHASE_VIN) return null;
    const read = readVin(text);
    if (read.isOk()) return read.value.value;
    context.issues.push({ code: 'custom', input: text, message: 'expected a VIN, or CREDIT' });
    return z.NEVER;
  }),
);

const schema = z.pipe(
  z.extend(purchaseForm, { vin }),
  z.transform(({ lookup, bill, mail, billmail, sms, decal, ...fields }) => {
    const wanted = { lookup, bill, mail, billmail, sms, decal };
    return { ...fields, extras: EXTRAS.filter((extra) => wanted[extra] === 'yes') };
  }),
);

const input = { as: 'form', schema } as const;

/** The specification's purchase calls with this origin's input schema. */
export const buyingCalls = {
  reports: { ...purchaseCalls.buyReports, input },
  stickers: { ...purchaseCalls.buyStickers, input },
};

/** The parsed fields. */
type PurchaseInput = z.output<typeof schema>;

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
