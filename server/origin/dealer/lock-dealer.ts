import { updateRows } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';

/**
 * Returns whether this user is a dealer and locks their row. The lock serializes logo changes and document creation, so
 * that a logo cannot be deleted while a document is about to use it.
 */
export async function lockDealer(trx: OriginTransaction, userId: string): Promise<boolean> {
  const [dealer] = await updateRows(trx, 'users', {
    where: { id: userId, user_type: 'dealer' },
    set: { user_type: 'dealer' },
  });
  return dealer !== undefined;
}
