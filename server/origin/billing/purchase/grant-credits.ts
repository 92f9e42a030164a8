import { moveCredit } from '#origin/credits/move-credit.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { beginNextPeriod } from '../subscription/begin-next-period.ts';
import { beginSubscription } from '../subscription/begin-subscription.ts';
import type { OrderLine } from './order-lines.ts';

/** A line of a paid order. */
interface PaidLine {
  readonly order: OrderRow & { readonly user_id: string };
  readonly line: OrderLine;
  /** Token for charging the same card on renewal. */
  readonly cardReference: string | null;
}

/** Grants the content of a paid line: credits, and a subscription or its next period. */
export async function grantCredits(
  ctx: OriginContext,
  trx: OriginTransaction,
  { order, line, cardReference }: PaidLine,
): Promise<void> {
  const { plan, quantity } = line;
  if (plan.documents !== 'unlimited') {
    await moveCredit(trx, {
      id: ctx.newId(),
      user_id: order.user_id,
      kind: plan.kind,
      delta: plan.documents * quantity,
      reason: order.period === null ? 'purchase' : 'renewal',
      reference: lineReference(line),
      now: ctx.now(),
    });
  }
  if (plan.renewal === 'once') return;
  const renewing = { ...plan, renewal: plan.renewal };
  if (order.period === null) await beginSubscription(ctx, trx, { order, plan: renewing, cardReference });
  else await beginNextPeriod(ctx, trx, order, { plan: renewing, cardReference });
}

/**
 * Returns the ledger reference of a line's credits. The first line's reference is the order ID, for compatibility with
 * existing entries.
 */
function lineReference({ order_id, position }: Pick<OrderLine, 'order_id' | 'position'>): string {
  return position === 0 ? order_id : `${order_id}:${position}`;
}
