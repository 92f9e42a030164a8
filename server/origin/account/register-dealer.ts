import { ok } from 'neverthrow';
import type { dealerCalls } from '#contract/account/dealer.ts';
import { updateRows } from '../kernel/db/rows.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { writeProfile } from './write-profile.ts';

/** Registers the signed-in user as a dealer with the stated dealership. The call is idempotent. */
export const registerDealer: Verb<typeof dealerCalls.register, SignedInContext> = async (
  ctx,
  { first_name, last_name, first, last, ...dealership },
) => {
  await ctx.db.transaction().execute(async (trx) => {
    await updateRows(trx, 'users', {
      where: { id: ctx.userId },
      set: { user_type: 'dealer', first: first || first_name || undefined, last: last || last_name || undefined },
    });
    await writeProfile(trx, ctx.userId, dealership);
  });
  return ok({ status: 'success' });
};
