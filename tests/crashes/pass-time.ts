import type { OriginDatabase } from '#origin/kernel/db/schema.ts';

const MINUTE_MS = 60_000;
/** Longer than the lifetime of a payment page, a rate limit window, and a job lease. */
const AN_HOUR_MS = 61 * MINUTE_MS;

/**
 * Ages all waiting work as if an hour had passed: open payment pages have expired, the jobs for orders, documents and
 * refunds are due, including those of a dead host, and rate limits are reset.
 */
export async function passAnHour(db: OriginDatabase): Promise<void> {
  await db
    .updateTable('orders')
    .set((eb) => ({
      created_at: eb('created_at', '-', AN_HOUR_MS),
      checkout_expires_at: eb('checkout_expires_at', '-', AN_HOUR_MS),
      checkout_read_at: null,
    }))
    .where('state', 'in', ['pending', 'needs-action'])
    .execute();
  await db
    .updateTable('sandbox_checkouts')
    .set((eb) => ({ expires_at: eb('expires_at', '-', AN_HOUR_MS) }))
    .where('state', '=', 'open')
    .execute();
  await db.deleteFrom('call_limits').execute();
  await endLeases(db);
}

/** Slightly longer than the longest month, so that one period is over after it, and two are after twice that time. */
const THIRTY_TWO_DAYS_MS = 32 * 24 * 60 * MINUTE_MS;

/** Ages the subscriptions as if another month had passed, so that their next period is due. */
export async function ageSubscriptions(db: OriginDatabase): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set((eb) => ({
      started_at: eb('started_at', '-', THIRTY_TWO_DAYS_MS),
      period_start: eb('period_start', '-', THIRTY_TWO_DAYS_MS),
      period_end: eb('period_end', '-', THIRTY_TWO_DAYS_MS),
      due_at: eb('due_at', '-', THIRTY_TWO_DAYS_MS),
    }))
    .execute();
  await db
    .updateTable('jobs')
    .set((eb) => ({ due_at: eb('due_at', '-', THIRTY_TWO_DAYS_MS) }))
    .where('kind', 'in', ['renew-subscription', 'remind-of-renewal'])
    .where('finished_at', 'is', null)
    .execute();
}

/** Ends the leases of a host that died during its jobs, as if an hour had passed. Retries scheduled soon become due. */
export async function endLeases(db: OriginDatabase): Promise<void> {
  const soon = Date.now() + AN_HOUR_MS;
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ due_at: eb('due_at', '-', AN_HOUR_MS) }))
    .where('due_at', '<=', soon)
    .execute();
  await db
    .updateTable('jobs')
    .set((eb) => ({ due_at: eb('due_at', '-', AN_HOUR_MS), lease_until: null }))
    .where('finished_at', 'is', null)
    .where('due_at', '<=', soon)
    .execute();
}
