import type { Plan } from '#core/billing/plan.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { SubscriptionRow } from '#origin/kernel/db/shop-rows.ts';
import { enqueueJob } from '#origin/kernel/jobs/enqueue-job.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';

/** The kind of jobs that renew or end a subscription when its period ends. */
export const RENEW_SUBSCRIPTION_JOB = 'renew-subscription';
/** The kind of jobs that announce a renewal. */
export const REMIND_OF_RENEWAL_JOB = 'remind-of-renewal';

const ONE_DAY_MS = 24 * 60 * 60 * 1_000;
/** Time between the announcement and the renewal, in milliseconds. */
const ANNOUNCED_BEFORE_MS = { month: 7 * ONE_DAY_MS, year: 30 * ONE_DAY_MS } as const;

/**
 * Enqueues the reminder and the charge of the next period; they are enqueued once per period, however often this is
 * called.
 */
export async function scheduleRenewal(
  ctx: Pick<OriginContext, 'now' | 'newId' | 'jobSignal'>,
  trx: OriginTransaction,
  { id, period, period_end, plan }: Pick<SubscriptionRow, 'id' | 'period' | 'period_end'> & { readonly plan: Plan },
): Promise<void> {
  const job = { key: `${id}:${period + 1}`, payload: { subscriptionId: id, period: period + 1 } };
  await enqueueJob(ctx, trx, { ...job, kind: RENEW_SUBSCRIPTION_JOB, dueAt: period_end });
  if (plan.renewal === 'once') return;
  const remindAt = period_end - ANNOUNCED_BEFORE_MS[plan.renewal];
  await enqueueJob(ctx, trx, { ...job, kind: REMIND_OF_RENEWAL_JOB, dueAt: remindAt });
}
