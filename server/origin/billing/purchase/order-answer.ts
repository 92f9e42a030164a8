import { err, ok, type Result } from 'neverthrow';
import type { Money } from '#core/billing/money.ts';
import type { Plan } from '#core/billing/plan.ts';
import type { DeliveryRow, OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { OriginError } from '#origin/kernel/origin-error.ts';
import { linesOf } from './order-lines.ts';
import { signOrder } from './signed-order.ts';

/** The answer to a purchase, and to a question about one. */
export interface OrderAnswer {
  /** `success` once it is paid; `needs_action` while the buyer has to go on at `continue_at`. */
  readonly status: 'success' | 'needs_action' | 'pending';
  readonly order_id: string;
  readonly order_number: string;
  readonly price: Money;
  readonly subscription_id?: string;
  /** The signed words by which the buyer reads the order later and goes on with its payment. */
  readonly custom_data: string;
  /** The page of the payment gateway to send the buyer to. */
  readonly continue_at?: string;
  readonly email: string;
  readonly paid_at: number | null;
  readonly lines: readonly OrderAnswerLine[];
  readonly documents: readonly OrderAnswerDocument[];
}

/** One plan of an order. */
interface OrderAnswerLine {
  readonly plan: Pick<Plan, 'code' | 'name' | 'kind' | 'renewal' | 'bundle'>;
  readonly documents: number | 'unlimited';
  readonly quantity: number;
  readonly vin: string | null;
  readonly price: Money;
}

/** A document that the order delivers. */
interface OrderAnswerDocument {
  readonly id: string;
  readonly kind: DeliveryRow['kind'];
  readonly vin: string;
  readonly state: DeliveryRow['state'];
  /** The step that its generation has reached, as streamed reports name it. */
  readonly step: unknown;
}

/** Puts the state of an order into an answer; a closed order is answered as declined. */
export async function orderAnswer(ctx: OriginContext, order: OrderRow): Promise<Result<OrderAnswer, OriginError>> {
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

function statusOf({ state, checkout_url }: OrderRow): OrderAnswer['status'] {
  if (state === 'paid') return 'success';
  return checkout_url === null ? 'pending' : 'needs_action';
}

/** Why an order was closed, in the words a buyer needs; nothing was charged in any of these cases. */
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

async function deliveriesOf({ db }: OriginContext, orderId: string): Promise<OrderAnswerDocument[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'kind', 'vin', 'state', 'step'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('kind')
    .execute();
  return rows.map(({ step, ...row }) => ({ ...row, step: step === null ? null : JSON.parse(step) }));
}
