import { endOfPeriods, type RenewalRhythm } from '../../../../src/core/billing/billing-period.ts';
import type { Plan } from '../../../../src/core/billing/plan.ts';
import type { OriginTransaction } from '../../db/schema.ts';
import type { OrderRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';

/** Begins the subscription that a paid order has bought; its price is the one of today until it ends. */
export async function beginSubscription(
  { now, newId }: OriginContext,
  trx: OriginTransaction,
  order: OrderRow & { readonly user_id: string },
  plan: Plan & { readonly renewal: RenewalRhythm },
  renewalReference: string,
): Promise<void> {
  const id = newId();
  const end = endOfPeriods(now(), plan.renewal, 1);
  await trx
    .insertInto('subscriptions')
    .values({
      id,
      user_id: order.user_id,
      plan: order.plan,
      kind: plan.kind,
      documents: plan.documents === 'unlimited' ? null : plan.documents,
      gateway: order.gateway,
      renewal_reference: renewalReference,
      language: order.language,
      site_address: order.site_address,
      started_at: now(),
      period: 0,
      period_start: now(),
      period_end: end,
      due_at: end,
      tries: 0,
      cancelled_at: null,
      ended_at: null,
    })
    .execute();
  await trx.updateTable('orders').set({ subscription_id: id }).where('id', '=', order.id).execute();
}
