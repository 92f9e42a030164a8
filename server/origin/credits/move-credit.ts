import { sql } from 'kysely';
import { updateRows } from '../kernel/db/rows.ts';
import type { CreditLedgerRow, OriginTransaction } from '../kernel/db/schema.ts';

/** A credit movement to record in the ledger. */
export type CreditMove = Omit<CreditLedgerRow, 'created_at'> & { readonly now: number };

/**
 * Records a movement in the ledger unless the balance would fall below zero or the same movement (user, kind, reason
 * and reference) exists. Returns whether it was recorded.
 */
export async function moveCredit(trx: OriginTransaction, { now, ...move }: CreditMove): Promise<boolean> {
  await updateRows(trx, 'users', { where: { id: move.user_id }, set: { credits_moved_at: now } });
  const entered = await trx
    .insertInto('credit_ledger')
    .columns(['id', 'user_id', 'kind', 'delta', 'reason', 'reference', 'created_at'])
    .expression(
      trx
        .selectNoFrom((eb) => [
          eb.val(move.id).as('id'),
          eb.val(move.user_id).as('user_id'),
          eb.val(move.kind).as('kind'),
          sql<number>`cast(${move.delta} as integer)`.as('delta'),
          eb.val(move.reason).as('reason'),
          eb.val(move.reference).as('reference'),
          sql<number>`cast(${now} as bigint)`.as('created_at'),
        ])
        .where(
          sql<number>`(select coalesce(sum(delta), 0) from credit_ledger where user_id = ${move.user_id} and kind = ${move.kind})`,
          '>=',
          -move.delta,
        ),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'reason', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return entered !== undefined;
}
