import * as z from 'zod/mini';
import type { CreditKind } from '#core/billing/credit-ledger.ts';
import type { Plan } from '#core/billing/plan.ts';
import { numberFrom, recordFrom } from '#core/payload/payload-fields.ts';
import { defineCall, query } from '../define-call.ts';
import { money } from '../fields.ts';
import { success } from '../success.ts';

/** The kinds of credits. */
export const creditKind = z.enum(['vhr', 'sticker', 'global']);

/** The billing intervals of a plan. */
export const renewal = z.enum(['once', 'month', 'year']);

const bundle = z.object({ vhr: z.int().check(z.positive()), sticker: z.int().check(z.positive()) });

/** The fields that describe a plan independently of the language. Other origins have no bundles. */
export const soldPlan = z.object({
  kind: creditKind,
  documents: z.pipe(z.transform(documentsFrom), z.union([z.int().check(z.positive()), z.literal('unlimited')])),
  renewal,
  bundle: z.pipe(
    z.transform((value) => bundle.safeParse(value).data ?? null),
    z.nullable(bundle),
  ),
});

const flag = z.pipe(
  z.transform((value) => value === true),
  z.boolean(),
);

/** A plan with its price. */
export const wirePlan = z.extend(soldPlan, {
  code: z.string().check(z.minLength(1)),
  name: z.string(),
  price: money,
  recommended: flag,
});

/** A plan on offer, and whether it is demonstration data. */
const offeredPlan = z.extend(wirePlan, { demonstration: flag });

/**
 * Normalizes the number of documents that a plan allows. Accepts numbers and numeric text; `Unlimited` and -1 mean
 * unlimited (as in CRD-03).
 */
function documentsFrom(value: unknown): unknown {
  if (value === -1 || (typeof value === 'string' && /^(-1|unlimited)$/i.test(value))) return 'unlimited';
  return numberFrom(value) ?? value;
}

/**
 * Parses the plans on offer: either one list whose plans state their kind, or one list per kind. A plan that cannot be
 * parsed is dropped without affecting the others (GAP-20). `listed` is the default kind for plans that state none.
 */
function listOf(listed: CreditKind, path: `/${string}`) {
  return defineCall({
    method: 'GET',
    path,
    by: 'anyone',
    input: query({ user_type: z.enum(['user', 'dealer']) }),
    output: z.pipe(
      z.transform((body) => withReadablePlans(body, listed)),
      success(z.array(offeredPlan)),
    ),
    read: ({ data }): readonly Plan[] => data.map(({ demonstration, ...plan }) => plan),
  });
}

function withReadablePlans(body: unknown, listed: CreditKind): unknown {
  const { data, ...answer } = recordFrom(body) ?? {};
  const lists = Array.isArray(data) ? { [listed]: data } : recordFrom(data);
  if (lists === null) return body;
  const plans: unknown[] = [];
  for (const kind of creditKind.options) {
    const list = lists[kind] ?? [];
    if (!Array.isArray(list)) return body;
    const stated = list.map((plan) => ({ kind, ...recordFrom(plan) }));
    plans.push(...stated.filter((plan) => offeredPlan.safeParse(plan).success));
  }
  return { ...answer, data: plans };
}

/** The calls about plans on offer: specification, section 7, "Plans and purchase" (CRD-04). */
export const planCalls = {
  vhrPlans: listOf('vhr', '/api-cwa/plans'),
  stickerPlans: listOf('sticker', '/api-cwa/sticker-plans'),
};
