import type { Result } from 'neverthrow';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { forgiveCall, limitCalls, limitsLeft } from '#origin/kernel/limits/limit-calls.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { OriginError } from '#origin/kernel/origin-error.ts';
import { closeOrder } from './close-order.ts';
import { orderById } from './open-checkout.ts';

/** Declines after which a payment page is closed. */
const MAX_DECLINES = 5;

/** Who tries cards: an IP address may be shared, an email address may be another person's. */
export interface CardHolder {
  readonly caller: string;
  readonly email: string;
}

/** Refuses another payment page to those whose cards were declined too often lately. */
export function canTryCards(ctx: OriginContext, { caller, email }: CardHolder): Promise<Result<void, OriginError>> {
  return limitsLeft(ctx, [
    { limit: 'declineByCaller', by: caller },
    { limit: 'declineByEmail', by: email },
  ]);
}

/**
 * Counts a declined payment attempt of an order, wherever it was made. After five, or when the caller was declined too
 * often on all pages together, the page is closed at the gateway, so that a list of stolen cards cannot be tested on it.
 */
export async function countDecline(ctx: OriginContext, order: OrderRow): Promise<void> {
  const counted = await ctx.db
    .updateTable('orders')
    .set((eb) => ({ declines: eb('declines', '+', 1) }))
    .where('id', '=', order.id)
    .where('state', 'in', ['pending', 'needs-action'])
    .where('period', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!counted) return;
  await limitCalls(ctx, [{ limit: 'declineByEmail', by: order.email }]);
  const mayGoOn = await countDeclineOfCaller(ctx, order.id);
  if ((mayGoOn && Number(counted.declines) < MAX_DECLINES) || counted.checkout_id === null) return;
  const expired = await ctx.payments.get(order.gateway)?.expireCheckout(counted.checkout_id);
  if (expired?.isOk() && expired.value.state === 'expired') {
    await closeOrder(ctx, await orderById(ctx, order.id), 'too-many-declines');
  }
}

/** Whether the caller may try more cards; pages that were opened beforehand do not avoid the limit. */
async function countDeclineOfCaller(ctx: OriginContext, orderId: string): Promise<boolean> {
  const caller = await callerOf(ctx, orderId);
  if (caller === null) return true;
  const decline = { limit: 'declineByCaller', by: caller } as const;
  await limitCalls(ctx, [decline]);
  return (await limitsLeft(ctx, [decline])).isOk();
}

/** A page that was paid no longer counts as one on which cards are tried. */
export async function forgiveCheckout(ctx: OriginContext, order: OrderRow): Promise<void> {
  await forgiveCall(ctx, { limit: 'checkoutByEmail', by: order.email });
  const caller = await callerOf(ctx, order.id);
  if (caller !== null) await forgiveCall(ctx, { limit: 'checkoutByCaller', by: caller });
}

async function callerOf({ db }: OriginContext, orderId: string): Promise<string | null> {
  const evidence = await db
    .selectFrom('purchase_evidence')
    .select('caller')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return evidence?.caller ?? null;
}
