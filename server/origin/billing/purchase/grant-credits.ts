import type { OriginTransaction } from '../../db/schema.ts';
import type { OrderRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';
import { planFromText } from '../kept-plan.ts';
import { moveCredit } from '../move-credit.ts';
import { beginNextPeriod } from '../subscription/begin-next-period.ts';
import { beginSubscription } from '../subscription/begin-subscription.ts';

/** Gives what a paid order has bought: credits, and the subscription or its next period. */
export async function grantCredits(
  ctx: OriginContext,
  trx: OriginTransaction,
  order: OrderRow & { readonly user_id: string },
  renewalReference: string | null,
): Promise<void> {
  const plan = planFromText(order.plan);
  if (plan.documents !== 'unlimited') {
    await moveCredit(trx, {
      id: ctx.newId(),
      user_id: order.user_id,
      kind: plan.kind,
      delta: plan.documents * order.quantity,
      reason: order.period === null ? 'purchase' : 'renewal',
      reference: order.id,
      now: ctx.now(),
    });
  }
  if (plan.renewal === 'once') return;
  if (order.period === null) {
    await beginSubscription(ctx, trx, order, { ...plan, renewal: plan.renewal }, renewalReference ?? '');
  } else {
    await beginNextPeriod(trx, order, plan.renewal);
  }
}
