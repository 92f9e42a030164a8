import { err, ok } from 'neverthrow';
import type { subscriptionCalls } from '#contract/billing/subscription.ts';
import { findRow, getRow } from '#origin/kernel/db/rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import type { SignedInContext, Verb } from '#origin/kernel/origin-context.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';
import { resumedEmail } from '../emails/cancellation-email.ts';
import { scheduleRenewal } from './schedule-renewal.ts';

/** Resumes a canceled subscription before its period ends, so that it renews again. The call is idempotent. */
export const resumeSubscription: Verb<typeof subscriptionCalls.resume, SignedInContext> = async (
  ctx,
  { subscription_id: subscriptionId },
) => {
  const found = await ctx.db.transaction().execute(async (trx) => {
    const resumed = await trx
      .updateTable('subscriptions')
      .set({ cancelled_at: null })
      .where('id', '=', subscriptionId)
      .where('user_id', '=', ctx.userId)
      .where('cancelled_at', 'is not', null)
      .where('ended_at', 'is', null)
      .where('period_end', '>', ctx.now())
      .returningAll()
      .executeTakeFirst();
    if (!resumed) {
      return findRow(trx, 'subscriptions', {
        id: subscriptionId,
        user_id: ctx.userId,
        cancelled_at: null,
        ended_at: null,
      });
    }
    const plan = planFromText(resumed.plan);
    await scheduleRenewal(ctx, trx, { ...resumed, plan });
    const { email } = await getRow(trx, 'users', { id: ctx.userId });
    const { language, site_address: siteAddress, period_end: endsAt } = resumed;
    const facts = { language, siteAddress, planName: plan.name, subscriptionId: resumed.id, endsAt };
    await queueEmail(ctx, trx, { to: email, ...resumedEmail(facts) });
    return resumed;
  });
  return found
    ? ok({ status: 'success' })
    : err({ code: 'not-found', message: 'This subscription has ended. You can subscribe again.' });
};
