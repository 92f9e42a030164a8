import { err, ok, type Result } from 'neverthrow';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';
import { archiveLogo } from './archive-logo.ts';
import { lockDealer } from './lock-dealer.ts';

/** Removes the dealer's logo from future documents. The call is idempotent. */
export async function removeDealerLogo({
  db,
  userId,
}: SignedInContext): Promise<Result<{ status: 'success' }, OriginError>> {
  return inTransaction(db, async (trx) => {
    if (!(await lockDealer(trx, userId))) return err({ code: 'forbidden', message: 'This is for dealers.' });
    await archiveLogo(trx, userId, { except: null });
    return ok({ status: 'success' });
  });
}
