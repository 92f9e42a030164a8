import type { OriginDatabase } from '../../server/origin/db/schema.ts';

const MINUTE_MS = 60_000;
/** Longer than a charge may take. */
const SIXTEEN_MINUTES_MS = 16 * MINUTE_MS;

/** Makes the orders that are open as old as if a quarter of an hour had gone by, so that the settling job is due. */
export async function ageOpenOrders(db: OriginDatabase): Promise<void> {
  await db
    .updateTable('orders')
    .set((eb) => ({
      created_at: eb('created_at', '-', SIXTEEN_MINUTES_MS),
      due_at: eb('due_at', '-', SIXTEEN_MINUTES_MS),
    }))
    .where('state', 'in', ['pending', 'needs-action'])
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
}

/** Ends the leases of a host that died amid its renewals, as if their ten minutes had gone by. */
export async function endLeases(db: OriginDatabase): Promise<void> {
  const now = Date.now();
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ due_at: eb('due_at', '-', SIXTEEN_MINUTES_MS) }))
    .where('due_at', '<=', now + SIXTEEN_MINUTES_MS)
    .execute();
}
