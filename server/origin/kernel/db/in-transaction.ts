import type { Result } from 'neverthrow';
import type { OriginDatabase, OriginTransaction } from './schema.ts';

/** Runs work in a transaction: commits if it succeeds, rolls back if it returns an error or throws. */
export async function inTransaction<Value, Failure>(
  db: OriginDatabase,
  work: (trx: OriginTransaction) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const trx = await db.startTransaction().execute();
  try {
    const result = await work(trx);
    await (result.isOk() ? trx.commit().execute() : trx.rollback().execute());
    return result;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}
