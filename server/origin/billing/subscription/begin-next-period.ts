import { endOfPeriods, type RenewalRhythm } from '#core/billing/billing-period.ts';
import type { Plan } from '#core/billing/plan.ts';
import { getRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { scheduleRenewal } from './schedule-renewal.ts';

/**
 * Begins the period that a paid renewal has bought. A card with which the buyer confirmed the renewal is charged from
 * then on.
 */
export async function beginNextPeriod(
  ctx: Pick<OriginContext, 'now' | 'newId' | 'jobSignal'>,
  trx: OriginTransaction,
  { subscription_id, period }: Pick<OrderRow, 'subscription_id' | 'period'>,
  {
    plan,
    cardReference,
  }: { readonly plan: Plan & { readonly renewal: RenewalRhythm }; readonly cardReference: string | null },
): Promise<void> {
  if (subscription_id === null || period === null) return;
  const { started_at } = await getRow(trx, 'subscriptions', { id: subscription_id });
  const end = endOfPeriods(started_at, plan.renewal, period + 1);
  await updateRows(trx, 'subscriptions', {
    where: { id: subscription_id },
    set: {
      period,
      period_start: endOfPeriods(started_at, plan.renewal, period),
      period_end: end,
      due_at: end,
      tries: 0,
      ended_at: null,
      ...(cardReference !== null && { renewal_reference: cardReference }),
    },
  });
  await scheduleRenewal(ctx, trx, { id: subscription_id, period, period_end: end, plan });
}
