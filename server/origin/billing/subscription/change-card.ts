import { err, ok, type Result } from 'neverthrow';
import type { subscriptionCalls } from '#contract/billing/subscription.ts';
import { findRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import { rescheduleJob } from '#origin/kernel/jobs/enqueue-job.ts';
import type {
  OriginContext,
  OriginError,
  RequestDetails,
  SignedInContext,
  Verb,
} from '#origin/kernel/origin-context.ts';
import { siteAddress } from '#origin/kernel/site/site-address.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';
import { UNANSWERED } from '../purchase/open-checkout.ts';
import { RENEW_SUBSCRIPTION_JOB } from './schedule-renewal.ts';

/** Opens the gateway's page for storing another card for a subscription. */
export const changeCard: Verb<typeof subscriptionCalls.changeCard, SignedInContext, [RequestDetails]> = async (
  ctx,
  { subscription_id: subscriptionId },
  { clues },
) => {
  const site = await siteAddress(ctx, clues);
  const subscription = await ctx.db
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .selectAll('subscriptions')
    .select('users.email')
    .where('subscriptions.id', '=', subscriptionId)
    .where('subscriptions.user_id', '=', ctx.userId)
    .where('subscriptions.ended_at', 'is', null)
    .executeTakeFirst();
  if (!subscription) return err({ code: 'not-found', message: 'There is no such subscription.' });
  const gateway = ctx.payments.get(subscription.gateway);
  if (!gateway) return err(UNANSWERED);
  const page = await gateway.openCardSetup({
    key: `card-${ctx.newId()}`,
    subscriptionId: subscription.id,
    email: subscription.email,
    currency: planFromText(subscription.plan).price.currency,
    cardReference: subscription.renewal_reference,
    language: site.language,
    successUrl: `${site.address}/checkout/card?subscription=${subscription.id}`,
    cancelUrl: `${site.address}/members/subscription`,
  });
  if (page.isErr()) return err(UNANSWERED);
  await updateRows(ctx.db, 'subscriptions', { where: { id: subscription.id }, set: { card_setup_id: page.value.id } });
  return ok({ status: 'success', data: { continue_at: page.value.url } });
};

/**
 * Returns whether the card of the user's subscription was changed; checks with the gateway while the change is pending.
 */
export const readCardChange: Verb<typeof subscriptionCalls.readCardChange, SignedInContext> = async (
  ctx,
  { subscription_id: id },
) => {
  const own = await findRow(ctx.db, 'subscriptions', { id, user_id: ctx.userId });
  if (!own) return err({ code: 'not-found', message: 'There is no such subscription.' });
  const finished = await finishCardChange(ctx, own.id);
  return finished.map((changed) => ({ status: 'success', data: { changed } }));
};

/**
 * Switches to the new card once the gateway has stored it, and retries a declined renewal immediately. Returns whether
 * no card change is pending.
 */
export async function finishCardChange(ctx: OriginContext, id: string): Promise<Result<boolean, OriginError>> {
  const subscription = await findRow(ctx.db, 'subscriptions', { id });
  if (!subscription || subscription.card_setup_id === null) return ok(true);
  const setup = await ctx.payments.get(subscription.gateway)?.readCardSetup(subscription.card_setup_id);
  if (!setup || setup.isErr()) return err(UNANSWERED);
  const { cardReference } = setup.value;
  if (cardReference === null) return ok(false);
  await storeCard(ctx, subscription, cardReference);
  return ok(true);
}

async function storeCard(ctx: OriginContext, subscription: SubscriptionRow, cardReference: string): Promise<void> {
  const { id, period, tries, card_setup_id } = subscription;
  await ctx.db.transaction().execute(async (trx) => {
    const [stored] = await updateRows(trx, 'subscriptions', {
      where: { id, card_setup_id, ended_at: null },
      set: { renewal_reference: cardReference, card_setup_id: null, ...(tries > 0 && { due_at: ctx.now() }) },
    });
    if (!stored) return;
    await trx
      .updateTable('orders')
      .set({ payment_reference: cardReference })
      .where('subscription_id', '=', id)
      .where('period', '=', period + 1)
      .where('state', '!=', 'paid')
      .execute();
    if (tries > 0) {
      const job = { kind: RENEW_SUBSCRIPTION_JOB, key: `${id}:${period + 1}` };
      await rescheduleJob(ctx, trx, { ...job, dueAt: ctx.now() });
    }
  });
}
