import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { Purchase } from '#core/billing/purchase.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { WireFields } from './fake-wire.ts';

const flag = z.enum(['yes', 'no']).transform((value) => value === 'yes');
const count = z.string().regex(/^\d+$/).transform(Number);
const EXTRAS = ['lookup', 'bill', 'mail', 'billmail', 'sms', 'decal'] as const;

/** The exact set of fields of section 7. */
const fieldsSchema = z.strictObject({
  email: z.email(),
  price: count,
  currency: z.string().regex(/^[A-Z]{3}$/),
  lookup: flag,
  bill: flag,
  mail: flag,
  billmail: flag,
  sms: flag,
  prev_coupon: z.string(),
  decal: flag,
  couponcode: z.string(),
  payment_gateway: z.string(),
  payg_id: z.string(),
  cart_plan: z.string(),
  total_product: count,
  vin: z.string().min(1),
  pr_type: z.string(),
  nos: count,
  unlimited_vin_check: flag,
  report_subscription: flag,
  wpPage: z.string(),
  content: z.string(),
  ref: z.string(),
});

/**
 * Reads a purchase from the wire format.
 *
 * Source: specification, section 7 (CRD-05, CRD-06).
 */
export function purchaseFromWire(wire: WireFields, type: Purchase['type']): Result<Purchase, GatewayError> {
  const parsed = fieldsSchema.safeParse(wire);
  if (!parsed.success) return err({ code: 'refused', message: z.prettifyError(parsed.error), fields: {} });
  const { data } = parsed;
  return ok({
    type,
    subject: data.vin === 'CREDIT' ? { kind: 'credits' } : { kind: 'vehicle', vin: data.vin },
    email: data.email,
    price: { amount: data.price, currency: data.currency },
    planCode: data.cart_plan,
    couponCode: data.couponcode,
    previousCouponCode: data.prev_coupon,
    paymentGateway: data.payment_gateway,
    paymentReference: data.payg_id,
    extras: EXTRAS.filter((extra) => data[extra]),
    productCount: data.total_product,
    productType: data.pr_type,
    quantity: data.nos,
    unlimitedVinCheck: data.unlimited_vin_check,
    reportSubscription: data.report_subscription,
    landingPage: data.wpPage,
    content: data.content,
    referrer: data.ref,
  });
}
