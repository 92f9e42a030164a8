import { err, ok } from 'neverthrow';
import type { privacyCalls } from '#contract/privacy.ts';
import { linkOver } from '../account/link-over.ts';
import { consumeMailedLink, issueMailedLink, withdrawMailedLinks } from '../account/mailed-link.ts';
import { markEmailConfirmed } from '../account/mark-email-confirmed.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { getRow } from '../kernel/db/rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginContext, RequestDetails, Verb } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';
import { deletionConfirmedEmail } from './deletion-emails.ts';

/** Cooling-off period after a confirmed deletion, in milliseconds. */
const COOLING_OFF_MS = 14 * 24 * 60 * 60 * 1_000;

/**
 * Begins the cooling-off period of a deletion, authorized by the link in the email. Returns when the account will be
 * erased.
 */
export const confirmDeletion: Verb<typeof privacyCalls.confirmDeletion, OriginContext, [RequestDetails]> = async (
  ctx,
  { token },
  { clues },
) => {
  const { address, language } = await siteAddress(ctx, clues);
  const eraseAt = ctx.now() + COOLING_OFF_MS;
  return inTransaction(ctx.db, async (trx) => {
    const link = await consumeMailedLink(ctx, trx, { token, purpose: 'confirm-deletion' });
    if (link === null) return err(linkOver);
    const userId = link.user_id;
    await markEmailConfirmed(trx, { userId, now: ctx.now() });
    await withdrawMailedLinks(trx, userId, 'confirm-deletion');
    const { erase_at } = await trx
      .insertInto('deletions')
      .values({
        user_id: userId,
        message: link.detail,
        language,
        confirmed_at: ctx.now(),
        erase_at: eraseAt,
      })
      // A second confirmation does not change the date.
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
      .returning('erase_at')
      .executeTakeFirstOrThrow();
    const cancel = await issueMailedLink(ctx, trx, {
      user_id: userId,
      purpose: 'cancel-deletion',
      lastsMs: COOLING_OFF_MS,
    });
    const { email } = await getRow(trx, 'users', { id: userId });
    const cancelLink = `${address}/delete-account/cancel/${cancel}`;
    await queueEmail(ctx, trx, { to: email, ...deletionConfirmedEmail(language, { eraseAt: erase_at, cancelLink }) });
    return ok({ status: 'success', data: { erase_at } });
  });
};
