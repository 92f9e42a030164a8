import { getRow } from '#origin/kernel/db/rows.ts';
import type { OrderRow, SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';
import { declinedRenewalEmail, renewalConfirmationEmail } from '../emails/renewal-emails.ts';
import { signOrder } from '../purchase/signed-order.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1_000;
/** Delays of the retries after each decline, in milliseconds; after the last retry the subscription ends. */
const RETRY_AFTER_MS: readonly number[] = [1 * ONE_DAY_MS, 3 * ONE_DAY_MS, 5 * ONE_DAY_MS];
/** Validity of the link that confirms a renewal, in milliseconds: the retry period plus some days. */
const LINK_LASTS_MS = 14 * ONE_DAY_MS;

/**
 * Records that a renewal was declined or that the bank requires the buyer's confirmation, and emails the next steps.
 * Returns the time of the next retry; `null` if the subscription has ended.
 */
export async function recordDeclinedRenewal(
  ctx: OriginContext,
  subscription: SubscriptionRow,
  order: OrderRow,
): Promise<number | null> {
  const { id, period, tries, language, site_address: siteAddress } = subscription;
  const wait = RETRY_AFTER_MS[tries];
  const nextTryAt = wait === undefined ? null : ctx.now() + wait;
  const link = `${siteAddress}/checkout/renewal/${await signOrder(ctx, order, LINK_LASTS_MS)}`;
  await ctx.db.transaction().execute(async (trx) => {
    const recorded = await trx
      .updateTable('subscriptions')
      .set(nextTryAt === null ? { ended_at: ctx.now(), tries: tries + 1 } : { due_at: nextTryAt, tries: tries + 1 })
      .where('id', '=', id)
      .where('period', '=', period)
      .where('tries', '=', tries)
      .where('ended_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!recorded) return;
    const { email } = await getRow(trx, 'users', { id: recorded.user_id });
    const { name: planName, price } = planFromText(subscription.plan);
    const facts = { language, siteAddress, planName, price };
    const text =
      order.state === 'needs-action'
        ? renewalConfirmationEmail(facts, { link, nextTryAt })
        : declinedRenewalEmail(facts, nextTryAt);
    await queueEmail(ctx, trx, { to: email, ...text });
  });
  return nextTryAt;
}
