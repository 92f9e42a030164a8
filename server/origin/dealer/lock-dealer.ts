import type { OriginTransaction } from '../kernel/db/schema.ts';

/**
 * Returns whether this user is a dealer and locks their row. The lock serializes logo changes and document creation, so
 * that a logo cannot be deleted while a document is about to use it.
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
