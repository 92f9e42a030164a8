import { ok } from 'neverthrow';
import type { planCalls } from '#contract/billing/plan.ts';
import type { UserKind } from '#core/person/user.ts';
import type { PlanRow } from '../kernel/db/shop-rows.ts';
import type { CallResult, OriginContext } from '../kernel/origin-context.ts';
import { planFromRow } from './sold-plan.ts';

/** Lists the plans on offer for users or dealers. */
export async function listPlans(
  { db }: OriginContext,
  list: PlanRow['list'],
  audience: UserKind,
): Promise<CallResult<typeof planCalls.vhrPlans>> {
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('list', '=', list)
    .where('audience', '=', audience)
    .orderBy('position')
    .orderBy('code')
    .execute();
  const data = rows.map((row) => ({ ...planFromRow(row), demonstration: row.demonstration === 1 }));
  return ok({ status: 'success', data });
}
