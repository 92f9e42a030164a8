import { err, ok } from 'neverthrow';
import type { profileCalls } from '#contract/account/profile.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { getRow, updateRows } from '../kernel/db/rows.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { SignedInContext, SignedInRequest, Verb } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';
import { requireElevated } from './confirm-password.ts';
import { queueEmailConfirmation } from './queue-email-confirmation.ts';
import { writeProfile } from './write-profile.ts';

/**
 * Saves new details of the signed-in user. A new email address requires a recent password confirmation and replaces the
 * old one once the link sent to it is used. The response is the same if the address already has an account.
 */
export const updateProfile: Verb<typeof profileCalls.update, SignedInContext, [SignedInRequest]> = async (
  ctx,
  { email, first, last, ...profile },
  { token, clues },
) => {
  const user = await getRow(ctx.db, 'users', { id: ctx.userId });
  const newEmail = email === undefined || email === user.email ? null : email;
  if (newEmail !== null) {
    const elevated = await requireElevated(ctx, token);
    if (elevated.isErr()) return err(elevated.error);
    const allowed = await limitCalls(ctx, [{ limit: 'changeEmailByAccount', by: ctx.userId }]);
    if (allowed.isErr()) return err(allowed.error);
  }
  const site = await siteAddress(ctx, clues);
  return inTransaction(ctx.db, async (trx) => {
    if (newEmail !== null) {
      await queueEmailConfirmation(ctx, trx, { oldEmail: user.email, newEmail, site });
    }
    await updateRows(trx, 'users', { where: { id: ctx.userId }, set: { id: ctx.userId, first, last } });
    await writeProfile(trx, ctx.userId, profile);
    return ok({ status: 'success', ...(newEmail !== null && { unconfirmed_email: newEmail }) });
  });
};
