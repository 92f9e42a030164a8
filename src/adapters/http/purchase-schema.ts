import * as z from 'zod/mini';
import { money } from '#contract/fields.ts';
import type { PurchaseRefusal } from '#core/billing/purchase.ts';
import { recordFrom } from '#core/payload/payload-fields.ts';
import { type HttpAnswer, jsonOf } from './http-answer.ts';

const refusal: z.ZodMiniType<PurchaseRefusal> = z.discriminatedUnion('code', [
  z.object({
    code: z.enum(['declined', 'expired', 'too-many-declines']),
    message: z.catch(z.nullable(z.string()), null),
  }),
  z.object({ code: z.enum(['price-changed', 'coupon-refused']), price: money }),
  z.object({ code: z.literal('key-used'), order: z.record(z.string(), z.unknown()) }),
  z.object({ code: z.literal('not-deliverable'), kind: z.enum(['report', 'sticker']) }),
  z.object({ code: z.literal('already-subscribed') }),
]);

/**
 * Returns why the order was refused, if the response contains a known reason, or `null` for any other response
 * (CRD-05).
 */
export function refusedPurchaseIn(answer: HttpAnswer): PurchaseRefusal | null {
  const { status, reason, ...details } = recordFrom(jsonOf(answer).unwrapOr(null)) ?? {};
  const parsed = refusal.safeParse({ ...details, code: reason });
  return status === 'error' && parsed.success ? parsed.data : null;
}
