import { err, ok } from 'neverthrow';
import type { privacyCalls } from '#contract/privacy.ts';
import { linkOver } from '../account/link-over.ts';
import { consumeMailedLink, withdrawMailedLinks } from '../account/mailed-link.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { getRow } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginContext, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { deletionCancelledEmail } from './deletion-emails.ts';

/**
 * Cancels the deletion of the signed-in user's account: POST /api/user/delete/cancel. Does nothing without a deletion.
 */
export const cancelDeletion: Verb<typeof privacyCalls.cancelDeletion, SignedInContext> = async (ctx) => {
  await ctx.db.transaction().execute((trx) => cancel(ctx, trx, ctx.userId));
  return ok({ status: 'success' });
};

/** Cancels a deletion with the link in the email: POST /api/user/delete/cancel-by-link. */
export const cancelDeletionByLink: Verb<typeof privacyCalls.cancelDeletionByLink> = async (ctx, { token }) => {
  return inTransaction(ctx.db, async (trx) => {
    const link = await consumeMailedLink(ctx, trx, { token, purpose: 'cancel-deletion' });
    if (link === null) return err(linkOver);
    await cancel(ctx, trx, link.user_id);
    return ok({ status: 'success' });
  });
};

async function cancel(ctx: OriginContext, trx: OriginTransaction, userId: string): Promise<void> {
  for (const purpose of ['confirm-deletion', 'cancel-deletion'] as const) {
    await withdrawMailedLinks(trx, userId, purpose);
  }
  const cancelled = await trx
    .deleteFrom('deletions')
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .returning('language')
    .executeTakeFirst();
  if (!cancelled) return;
  const { email } = await getRow(trx, 'users', { id: userId });
  await queueEmail(ctx, trx, { to: email, ...deletionCancelledEmail(cancelled.language) });
}
