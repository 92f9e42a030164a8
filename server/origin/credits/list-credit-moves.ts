import { ok } from 'neverthrow';
import type { creditCalls } from '#contract/billing/credits.ts';
import type { CallResult, SignedInContext } from '../kernel/origin-context.ts';
import { type PageInput, rowsOf } from '../kernel/page-input.ts';
import { balancesOf } from './balances-of.ts';

/** Lists a user's credit history. This call is not part of the specification. */
export async function listCreditMoves(
  { db, userId }: SignedInContext,
  input: PageInput,
): Promise<CallResult<typeof creditCalls.moves>> {
  const { limit, offset } = rowsOf(input);
  const own = db.selectFrom('credit_ledger').where('user_id', '=', userId);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const moves = await own
    .select(['id', 'kind', 'delta', 'reason', 'reference', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return ok({ status: 'success', data: { total: Number(total), balances: await balancesOf({ db }, userId), moves } });
}
