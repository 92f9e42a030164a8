import * as z from 'zod/mini';
import { money as moneySchema } from '#contract/money.ts';
import type { CreditKind } from '#core/billing/credit-ledger.ts';
import type { Plan, PlanBundle } from '#core/billing/plan.ts';
import { inData } from './in-data.ts';
import { lenientNumber } from './lenient-fields.ts';

const kind = z.enum(['vhr', 'sticker', 'global']);

/** How many documents a plan allows: a number, also as text; `Unlimited` and -1 are without end (as in CRD-03). */
const documents: z.ZodMiniType<number | 'unlimited'> = z.union([
  z.pipe(
    z.union([z.literal(-1), z.literal('-1'), z.string().check(z.regex(/^unlimited$/i))]),
    z.transform(() => 'unlimited' as const),
  ),
  z.pipe(lenientNumber, z.int().check(z.positive())),
]);

const bundle: z.ZodMiniType<PlanBundle> = z.object({
  vhr: z.int().check(z.positive()),
  sticker: z.int().check(z.positive()),
});
/** `null` where a plan is no bundle; other origins do not have any. */
const lenientBundle = z.catch(z._default(z.nullable(bundle), null), null);

const planFields = {
  code: z.string().check(z.minLength(1)),
  name: z.string(),
  documents,
  price: moneySchema,
  renewal: z.enum(['once', 'month', 'year']),
  bundle: lenientBundle,
  recommended: z.catch(z._default(z.boolean(), false), false),
};

/** The fields that name a sold plan. */
export const soldPlan = z.object({ kind, documents, renewal: planFields.renewal, bundle: lenientBundle });

/** A plan; `listed` is its kind where the answer does not state one. */
export function planSchema(listed: CreditKind): z.ZodMiniType<Plan> {
  return z.object({ ...planFields, kind: z._default(kind, listed) });
}

/**
 * The plans on offer: one list whose plans tell their kind, or a list per kind. A plan that cannot be read is left out, and
 * hides none of the others (GAP-20). `listed` is the kind of a plan that tells none.
 *
 * Source: specification, section 3 (CRD-04).
 */
export function planList(listed: CreditKind): z.ZodMiniType<readonly Plan[]> {
  const perKind = z.pipe(
    z.object({
      vhr: z.optional(readablePlans('vhr')),
      sticker: z.optional(readablePlans('sticker')),
      global: z.optional(readablePlans('global')),
    }),
    z.transform(({ vhr = [], sticker = [], global = [] }) => [...vhr, ...sticker, ...global]),
  );
  return inData(z.union([readablePlans(listed), perKind]));
}

function readablePlans(listed: CreditKind): z.ZodMiniType<readonly Plan[]> {
  return z.pipe(
    z.array(z.catch(z.nullable(planSchema(listed)), null)),
    z.transform((plans) => plans.filter((plan) => plan !== null)),
  );
}
