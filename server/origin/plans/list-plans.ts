import { ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { Plan } from '#core/billing/plan.ts';
import type { PlanRow } from '../kernel/db/shop-rows.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { planFromRow } from './sold-plan.ts';

/** Fields of GET /api-cwa/plans and GET /api-cwa/sticker-plans. */
export const listPlansInput = z.object({ user_type: z.enum(['user', 'dealer']) });

/** A plan on the wire, and whether it is made up to show the product. */
export type WirePlan = Plan & { readonly demonstration: boolean };

/** Lists the plans on offer for users or for dealers. */
export async function listPlans(
  { db }: OriginContext,
  list: PlanRow['list'],
  { user_type }: z.infer<typeof listPlansInput>,
): Promise<Result<{ status: 'success'; data: readonly WirePlan[] }, OriginError>> {
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('list', '=', list)
    .where('audience', '=', user_type)
    .orderBy('position')
    .orderBy('code')
    .execute();
  const data = rows.map((row) => ({ ...planFromRow(row), demonstration: row.demonstration === 1 }));
  return ok({ status: 'success', data });
}
