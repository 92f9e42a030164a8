import { err, ok } from 'neverthrow';
import type { dealerCalls } from '#contract/account/dealer.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { archiveLogo } from './archive-logo.ts';
import { lockDealer } from './lock-dealer.ts';

/** Removes the dealer's logo from future documents. The call is idempotent. */
export const removeDealerLogo: Verb<typeof dealerCalls.removeLogo, SignedInContext> = async ({ db, userId }) =>
  inTransaction(db, async (trx) => {
    if (!(await lockDealer(trx, userId))) return err({ code: 'forbidden', message: 'This is for dealers.' });
    await archiveLogo(trx, userId, { except: null });
    return ok({ status: 'success' });
  });
