import type { Job } from '#origin/kernel/jobs/run-jobs.ts';
import { planFromText } from '#origin/plans/sold-plan.ts';
import { scheduleRenewal } from './schedule-renewal.ts';

const ONE_HOUR_MS = 60 * 60 * 1_000;
const ONE_DAY_MS = 24 * ONE_HOUR_MS;

/**
 * Enqueues renewals one day in advance for subscriptions that a host of the previous release has started or renewed.
 */
export const scheduleRenewals: Job = {
  name: 'schedule-renewals',
  everyMs: ONE_HOUR_MS,
  run: async (ctx) => {
    const soon = await ctx.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('ended_at', 'is', null)
      .where('due_at', '<=', ctx.now() + ONE_DAY_MS)
      .execute();
    for (const subscription of soon) {
      const planned = { ...subscription, plan: planFromText(subscription.plan) };
      await ctx.db.transaction().execute((trx) => scheduleRenewal(ctx, trx, planned));
    }
  },
};
