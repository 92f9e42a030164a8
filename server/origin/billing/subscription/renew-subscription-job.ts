import * as z from 'zod';
import { findRow } from '#origin/kernel/db/rows.ts';
import type { SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import { type JobHandler, type JobOutcome, jobDone, retryJobAfter, retryJobAt } from '#origin/kernel/jobs/job.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { chargeRenewal } from './charge-renewal.ts';
import { endSubscription } from './end-subscription.ts';
import { placeRenewal } from './place-renewal.ts';
import { recordDeclinedRenewal } from './record-declined-renewal.ts';

const payload = z.object({ subscriptionId: z.string(), period: z.int() });

const ONE_MINUTE_MS = 60 * 1_000;
/** Time for which a renewal that a host of the previous release has claimed is left to that host, in milliseconds. */
const CLAIM_LASTS_MS = 10 * ONE_MINUTE_MS;

/**
 * Renews a subscription whose period has ended, or ends it if it was canceled. Each period has one order, and an order
 * is charged once per attempt, however many hosts run this and wherever one of them fails.
 */
export const renewSubscriptionJob: JobHandler<z.infer<typeof payload>> = {
  schema: payload,
  leaseMs: 5 * ONE_MINUTE_MS,
  run: async (ctx, { subscriptionId, period }) => {
    const current = await findRow(ctx.db, 'subscriptions', { id: subscriptionId });
    if (!current || current.ended_at !== null || current.period >= period) return jobDone;
    if (current.due_at > ctx.now()) return retryJobAt(current.due_at);
    const claimed = await claim(ctx, current);
    if (!claimed) return retryJobAfter(ONE_MINUTE_MS);
    if (claimed.cancelled_at !== null) {
      await endSubscription(ctx, claimed);
      return jobDone;
    }
    return renew(ctx, claimed);
  },
};

/** Claims the renewal by moving its due time forward: a second host then finds a changed time. */
async function claim(
  { db, now }: OriginContext,
  { id, due_at }: SubscriptionRow,
): Promise<SubscriptionRow | undefined> {
  return db
    .updateTable('subscriptions')
    .set({ due_at: now() + CLAIM_LASTS_MS })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('due_at', '=', due_at)
    .returningAll()
    .executeTakeFirst();
}

async function renew(ctx: OriginContext, subscription: SubscriptionRow): Promise<JobOutcome> {
  const order = await placeRenewal(ctx, subscription);
  if (order === null) return retryJobAfter(0);
  const charged = await chargeRenewal(ctx, order);
  if (charged.isErr()) return retryJobAt(ctx.now() + CLAIM_LASTS_MS, charged.error.code);
  if (charged.value.state === 'paid') return jobDone;
  if (charged.value.state === 'pending') return retryJobAt(ctx.now() + CLAIM_LASTS_MS, 'payment-processing');
  const nextTryAt = await recordDeclinedRenewal(ctx, subscription, charged.value);
  return nextTryAt === null ? jobDone : retryJobAt(nextTryAt, charged.value.state);
}
