import type { OriginDatabase } from '../../server/origin/db/schema.ts';

const MINUTE_MS = 60_000;
/** Longer than a payment page is open, than any lease, and than calls are counted. */
const AN_HOUR_MS = 62 * MINUTE_MS;

/**
 * Makes everything about open orders as old as if an hour had gone by: their pages have expired, jobs and the leases of a
 * dead host are due, and what was counted against limits is over.
 */
export async function passAnHour(db: OriginDatabase): Promise<void> {
  await db
    .updateTable('orders')
    .set((eb) => ({
      created_at: eb('created_at', '-', AN_HOUR_MS),
      checkout_expires_at: eb('checkout_expires_at', '-', AN_HOUR_MS),
    }))
    .where('state', 'in', ['pending', 'needs-action'])
    .execute();
  await db
    .updateTable('sandbox_checkouts')
    .set((eb) => ({ expires_at: eb('expires_at', '-', AN_HOUR_MS) }))
    .execute();
  await makeJobsDue(db, AN_HOUR_MS);
  await db
    .updateTable('call_limits')
    .set((eb) => ({ expires_at: eb('expires_at', '-', AN_HOUR_MS) }))
    .execute();
}

/** Ends the leases of a host that died, as if their minutes had gone by. */
export async function endLeases(db: OriginDatabase): Promise<void> {
  await makeJobsDue(db, 16 * MINUTE_MS);
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ due_at: eb('due_at', '-', 16 * MINUTE_MS) }))
    .where('due_at', '<=', Date.now() + 16 * MINUTE_MS)
    .execute();
}

async function makeJobsDue(db: OriginDatabase, byMs: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ due_at: eb('due_at', '-', byMs), lease_until: eb('lease_until', '-', byMs) }))
    .where('finished_at', 'is', null)
    .execute();
}

/** A little longer than the longest month, so that after it a period is over; of two, both are. */
const THIRTY_TWO_DAYS_MS = 32 * 24 * 60 * MINUTE_MS;

/** Makes the subscriptions as old as if another month had gone by, so that their next period is due. */
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
  await makeJobsDue(db, THIRTY_TWO_DAYS_MS);
}
