import * as z from 'zod/mini';
import type { Discount } from '../../core/billing/discount.ts';
import type { PurchaseAnswer } from '../../core/billing/purchase.ts';
import { lenientNumber } from './lenient-fields.ts';
import { orRefused } from './or-refused.ts';
import { moneySchema } from './vehicle-build-schema.ts';

/** The answer to a purchase: whatever JSON object the origin has to say, unless it is a refusal (CRD-05). */
export const purchaseAnswer = orRefused<PurchaseAnswer>(z.record(z.string(), z.unknown()));

const discount: z.ZodMiniType<Discount> = z.union([
  z.object({
    kind: z.literal('percent'),
    percent: z.pipe(lenientNumber, z.number().check(z.minimum(0), z.maximum(100))),
  }),
  z.object({ kind: z.literal('amount'), amount: moneySchema }),
]);

/** What a code takes off (CRD-10). */
export const discountAnswer: z.ZodMiniType<Discount> = z.pipe(
  z.object({ status: z.literal('success'), data: discount }),
  z.transform(({ data }) => data),
);
