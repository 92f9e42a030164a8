import type { SubscriptionRow } from '../../db/shop-rows.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { OriginContext } from '../../origin-context.ts';
import { payOrder } from '../purchase/pay-order.ts';
import { endSubscription } from './end-subscription.ts';
import { placeRenewal } from './place-renewal.ts';
import { recordDeclinedRenewal } from './record-declined-renewal.ts';

const ONE_MINUTE_MS = 60 * 1_000;
/** A host that died in the middle is followed by another after this. */
const LEASE_MS = 10 * ONE_MINUTE_MS;
const AT_ONCE = 50;

/**
 * Renews the subscriptions whose period is over, and ends those that were cancelled. A period is one order, and an order
 * is charged once for each try, however many hosts are at it and wherever one of them stops.
 */
export const renewSubscriptions: Job = {
  name: 'renew-subscriptions',
  everyMs: ONE_MINUTE_MS,
  run: async (ctx) => {
    const due = await ctx.db
      .selectFrom('subscriptions')
      .select('id')
      .where('ended_at', 'is', null)
      .where('due_at', '<=', ctx.now())
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of due) {
      const subscription = await claim(ctx, id);
      if (!subscription) continue;
      await (subscription.cancelled_at === null ? renew(ctx, subscription) : endSubscription(ctx, subscription));
    }
  },
};

/** Moving the time on is the claim: a host that comes second finds it moved. */
async function claim({ db, now }: OriginContext, id: string): Promise<SubscriptionRow | undefined> {
  return db
    .updateTable('subscriptions')
    .set({ due_at: now() + LEASE_MS })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now())
    .returningAll()
    .executeTakeFirst();
}

async function renew(ctx: OriginContext, subscription: SubscriptionRow): Promise<void> {
  const order = await placeRenewal(ctx, subscription);
  if (order === null) return;
  const paid = await payOrder(ctx, order, { alone: true });
  if (paid.isErr()) {
    ctx.logger.warn({ subscriptionId: subscription.id, code: paid.error.code }, 'A renewal is not settled yet.');
    return;
  }
  const { state } = paid.value;
  if (state === 'declined' || state === 'needs-action') await recordDeclinedRenewal(ctx, subscription);
}
