import { err, ok } from 'neverthrow';
import type { dealerCalls } from '#contract/account/dealer.ts';
import { dealerLogoAddress } from '../account/dealer-logo-address.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { archiveLogo } from './archive-logo.ts';
import { lockDealer } from './lock-dealer.ts';
import { logoPicture } from './logo-picture.ts';

/** Sets the logo of the signed-in dealer. Existing documents retain theirs. */
export const storeDealerLogo: Verb<typeof dealerCalls.writeLogo, SignedInContext> = async (ctx, { data }) => {
  const picture = logoPicture(ctx.userId, data);
  if (picture.isErr()) return err(picture.error);
  const logo = { is_current: 1, chosen_at: ctx.now() };
  return inTransaction(ctx.db, async (trx) => {
    if (!(await lockDealer(trx, ctx.userId))) return err({ code: 'forbidden', message: 'This is for dealers.' });
    await archiveLogo(trx, ctx.userId, { except: picture.value.id });
    await trx
      .insertInto('dealer_logos')
      .values({ ...picture.value, user_id: ctx.userId, ...logo })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(logo))
      .execute();
    return ok({ status: 'success', dealer_logo: dealerLogoAddress(logo) });
  });
};

/** Removes the dealer's logo from future documents. The call is idempotent. */
export const removeDealerLogo: Verb<typeof dealerCalls.removeLogo, SignedInContext> = async ({ db, userId }) =>
  inTransaction(db, async (trx) => {
    if (!(await lockDealer(trx, userId))) return err({ code: 'forbidden', message: 'This is for dealers.' });
    await archiveLogo(trx, userId, { except: null });
    return ok({ status: 'success' });
  });
