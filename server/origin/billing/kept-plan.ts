import * as z from 'zod';
import type { Plan } from '../../../src/core/billing/plan.ts';
import type { PlanRow } from '../db/shop-rows.ts';
import { money } from '../sticker/vehicle-build-schema.ts';

/** A plan, as orders keep what was sold. */
export const planSchema = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['vhr', 'sticker', 'global']),
  documents: z.union([z.int(), z.literal('unlimited')]),
  price: money,
  renewal: z.enum(['once', 'month', 'year']),
}) satisfies z.ZodType<Plan>;

/** A plan on offer. */
export function planFromRow({ code, name, kind, documents, amount, currency, renewal }: PlanRow): Plan {
  return { code, name, kind, documents: documents ?? 'unlimited', price: { amount, currency }, renewal };
}

/** A plan as it was sold, read back from the text that keeps it. */
export function planFromText(text: string): Plan {
  return planSchema.parse(JSON.parse(text));
}
