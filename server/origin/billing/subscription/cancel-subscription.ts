import { err, ok } from 'neverthrow';
import type { cancelSubscription as cancelSubscriptionCall } from '#contract/billing/cancel-subscription.ts';
import { findRow, getRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import type { SignedInContext, Verb } from '#origin/kernel/origin-context.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';
import { cancellationEmail } from '../emails/cancellation-email.ts';

/**
 * Cancels a subscription: no further charges are made, and it remains active until the end of the paid period. An email
 * confirms it. Canceling again changes nothing and returns the same response.
 */
export const cancelSubscription: Verb<typeof cancelSubscriptionCall, SignedInContext> = async (
  ctx,
  { gateway, subscription_id },
) => {
  const subscription = await ctx.db.transaction().execute(async (trx) => {
    const [cancelled] = await updateRows(trx, 'subscriptions', {
      where: { id: subscription_id, user_id: ctx.userId, gateway, cancelled_at: null, ended_at: null },
      set: { cancelled_at: ctx.now() },
    });
    if (cancelled) {
      const { email } = await getRow(trx, 'users', { id: ctx.userId });
      await queueEmail(ctx, trx, { to: email, ...cancellationEmail(emailFactsOf(cancelled)) });
      return cancelled;
    }
    return findRow(trx, 'subscriptions', { id: subscription_id, user_id: ctx.userId, gateway });
  });
  if (!subscription) return err({ code: 'not-found', message: 'There is no such subscription.' });
  return ok({ status: 'success', data: answerOf(subscription, ctx.now()) });
};

function emailFactsOf({ id, plan, language, site_address, period_end }: SubscriptionRow) {
  return {
    language,
    siteAddress: site_address,
    subscriptionId: id,
    planName: planFromText(plan).name,
    endsAt: period_end,
  };
}

/** A subscription that ended without a cancellation has only an end date. */
function answerOf({ id, cancelled_at, ended_at, period_end }: SubscriptionRow, now: number) {
  return { subscription_id: id, cancelled_at: cancelled_at ?? ended_at ?? now, ends_at: ended_at ?? period_end };
}
