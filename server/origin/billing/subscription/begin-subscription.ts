import { endOfPeriods, type RenewalRhythm } from '#core/billing/billing-period.ts';
import type { Plan } from '#core/billing/plan.ts';
import { insertRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { scheduleRenewal } from './schedule-renewal.ts';

/** The data for a new subscription. */
interface SubscriptionStart {
  readonly order: OrderRow & { readonly user_id: string };
  readonly plan: Plan & { readonly renewal: RenewalRhythm };
  /** The token charged on renewal; `null` if the first period was free. */
  readonly cardReference: string | null;
}

/** Begins the subscription that a paid order has bought; its price remains the current one until it ends. */
export async function beginSubscription(
  ctx: OriginContext,
  trx: OriginTransaction,
  { order, plan, cardReference }: SubscriptionStart,
): Promise<void> {
  const { now, newId } = ctx;
  const id = newId();
  const end = endOfPeriods(now(), plan.renewal, 1);
  await insertRow(trx, 'subscriptions', {
    id,
    user_id: order.user_id,
    plan: JSON.stringify(plan),
    kind: plan.kind,
    documents: plan.documents === 'unlimited' ? null : plan.documents,
    gateway: order.gateway,
    renewal_reference: cardReference ?? '',
    language: order.language,
    site_address: order.site_address,
    started_at: now(),
    period: 0,
    period_start: now(),
    period_end: end,
    due_at: end,
    tries: 0,
  });
  await scheduleRenewal(ctx, trx, { id, period: 0, period_end: end, plan });
  await updateRows(trx, 'orders', { where: { id: order.id }, set: { subscription_id: id } });
}
