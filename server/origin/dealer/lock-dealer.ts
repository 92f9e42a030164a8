import type { OriginTransaction } from '../kernel/db/schema.ts';

/**
 * Whether this person is a dealer. The lock on their row makes the choice of a logo and the making of a document follow
 * each other: a logo cannot be dropped while a document is about to bear it.
 */
export async function lockDealer(trx: OriginTransaction, userId: string): Promise<boolean> {
  const dealer = await trx
    .updateTable('users')
    .set({ user_type: 'dealer' })
    .where('id', '=', userId)
    .where('user_type', '=', 'dealer')
    .returning('id')
    .executeTakeFirst();
  return dealer !== undefined;
}
