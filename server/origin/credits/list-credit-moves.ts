import { ok } from 'neverthrow';
import type { creditCalls } from '#contract/billing/credits.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { rowsOf } from '../kernel/page-input.ts';
import { balancesOf } from './balances-of.ts';

/** Lists a user's credit history. This call is not part of the specification. */
export const listCreditMoves: Verb<typeof creditCalls.moves, SignedInContext> = async ({ db, userId }, input) => {
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
};
