import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { GatewayError } from '#ports/gateway-error.ts';

/** The exact set of fields of POST /landing/orders. */
const fieldsSchema = z.strictObject({
  email: z.email(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  total: z.int(),
  coupon: z.string(),
  gateway: z.string(),
  country: z.string().regex(/^[A-Z]{2}$/),
  lines: z.array(
    z.strictObject({
      list: z.enum(['vhr', 'sticker']),
      plan: z.string(),
      quantity: z.int(),
      vin: z.string().nullable(),
    }),
  ),
  terms_version: z.string().min(1),
  immediate_delivery: z.boolean(),
  cancel_path: z.string().startsWith('/checkout'),
  replaces: z.string().nullable(),
});

/** Reads the order of a cart from the wire format. */
export function orderFromWire(wire: Readonly<Record<string, unknown>>): Result<OrderRequest, GatewayError> {
  const parsed = fieldsSchema.safeParse(wire);
  if (!parsed.success) return err({ code: 'refused', message: z.prettifyError(parsed.error), fields: {} });
  const { currency, total, coupon, terms_version, immediate_delivery, cancel_path, lines, ...same } = parsed.data;
  return ok({
    ...same,
    total: { amount: total, currency },
    couponCode: coupon,
    termsVersion: terms_version,
    immediateDelivery: immediate_delivery,
    cancelPath: cancel_path,
    lines: lines.map(({ plan, ...line }) => ({ ...line, planCode: plan })),
  });
}
