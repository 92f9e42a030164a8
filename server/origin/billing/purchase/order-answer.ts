import { err, ok, type Result } from 'neverthrow';
import type { WireOrder } from '#contract/billing/wire-order.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import { linesOf } from './order-lines.ts';
import { signOrder } from './signed-order.ts';

/** Returns the response for an order; a closed order is returned as declined. */
export async function orderAnswer(ctx: OriginContext, order: OrderRow): Promise<Result<WireOrder, OriginError>> {
  if (order.state === 'declined') return err(closed(order));
  const { id, number, amount, currency, subscription_id, checkout_url, email, paid_at } = order;
  const [lines, documents] = await Promise.all([linesOf(ctx.db, order), deliveriesOf(ctx, id)]);
  return ok({
    status: statusOf(order),
    order_id: id,
    order_number: number ?? id,
    price: { amount, currency },
    ...(order.state === 'paid' && subscription_id !== null && { subscription_id }),
    custom_data: await signOrder(ctx, order),
    ...(order.state !== 'paid' && checkout_url !== null && { continue_at: checkout_url }),
    email,
    paid_at,
    lines: lines.map(({ plan, quantity, vin, amount: price }) => ({
      plan: { code: plan.code, name: plan.name, kind: plan.kind, renewal: plan.renewal, bundle: plan.bundle },
      documents: plan.documents,
      quantity,
      vin,
      price: { amount: price, currency },
    })),
    documents,
  });
}

function statusOf({ state, checkout_url }: OrderRow): WireOrder['status'] {
  if (state === 'paid') return 'success';
  return checkout_url === null ? 'pending' : 'needs_action';
}

/** Returns the error for a closed order, with a message for the buyer. Nothing was charged in any of these cases. */
function closed({ close_reason }: OrderRow): OriginError {
  switch (close_reason) {
    case 'expired':
    case 'canceled':
    case 'replaced':
      return {
        code: 'declined',
        message: "The payment wasn't completed in time. You weren't charged.",
        reason: 'expired',
      };
    case 'too-many-declines':
      return {
        code: 'declined',
        message: "The card was declined too many times. You weren't charged. Try again later with another card.",
        reason: 'too-many-declines',
      };
    default:
      return { code: 'declined', message: "The payment was declined. You weren't charged.", reason: 'declined' };
  }
}

async function deliveriesOf({ db }: OriginContext, orderId: string): Promise<WireOrder['documents']> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'kind', 'vin', 'state', 'step'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('kind')
    .execute();
  return rows.map(({ step, ...row }) => ({ ...row, step: step === null ? null : JSON.parse(step) }));
}
