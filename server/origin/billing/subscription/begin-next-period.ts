import { endOfPeriods, type RenewalRhythm } from '../../../../src/core/billing/billing-period.ts';
import type { OriginTransaction } from '../../db/schema.ts';
import type { OrderRow } from '../../db/shop-rows.ts';

/** Begins the period that a paid renewal has bought. */
export async function beginNextPeriod(
  trx: OriginTransaction,
  { subscription_id, period }: Pick<OrderRow, 'subscription_id' | 'period'>,
  rhythm: RenewalRhythm,
): Promise<void> {
  if (subscription_id === null || period === null) return;
  const { started_at } = await trx
    .selectFrom('subscriptions')
    .select('started_at')
    .where('id', '=', subscription_id)
    .executeTakeFirstOrThrow();
  const end = endOfPeriods(started_at, rhythm, period + 1);
  await trx
    .updateTable('subscriptions')
    .set({
      period,
      period_start: endOfPeriods(started_at, rhythm, period),
      period_end: end,
      due_at: end,
      tries: 0,
      ended_at: null,
    })
    .where('id', '=', subscription_id)
    .execute();
}
