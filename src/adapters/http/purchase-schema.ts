import * as z from 'zod/mini';
import { money } from '#contract/money.ts';
import type { PurchaseRefusal } from '#core/billing/purchase.ts';
import { type HttpAnswer, jsonOf } from './http-answer.ts';

const message = z.catch(z.nullable(z.string()), null);
const refusedPurchase = z.discriminatedUnion('reason', [
  refusal('declined', { message }),
  refusal('expired', { message }),
  refusal('too-many-declines', { message }),
  refusal('price-changed', { price: money }),
  refusal('coupon-refused', { price: money }),
  refusal('key-used', { order: z.record(z.string(), z.unknown()) }),
  refusal('not-deliverable', { kind: z.enum(['report', 'sticker']) }),
  refusal('already-subscribed', {}),
]);

function refusal<const Reason extends string, Details extends z.core.$ZodShape>(reason: Reason, details: Details) {
  return z.object({ status: z.literal('error'), reason: z.literal(reason), ...details });
}

/**
 * Returns why the order was refused, if the response contains a known reason, or `null` for any other response
 * (CRD-05).
 */
export function refusedPurchaseIn(answer: HttpAnswer): PurchaseRefusal | null {
  const parsed = refusedPurchase.safeParse(jsonOf(answer).unwrapOr(null));
  if (!parsed.success) return null;
  const { data } = parsed;
  switch (data.reason) {
    case 'declined':
    case 'expired':
    case 'too-many-declines':
      return { code: data.reason, message: data.message };
    case 'key-used':
      return { code: data.reason, order: data.order };
    case 'price-changed':
    case 'coupon-refused':
      return { code: data.reason, price: data.price };
    case 'not-deliverable':
      return { code: data.reason, kind: data.kind };
    case 'already-subscribed':
      return { code: data.reason };
  }
}
