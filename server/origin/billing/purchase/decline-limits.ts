import type { Result } from 'neverthrow';
import { findRow, getRow } from '#origin/kernel/db/rows.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { forgiveCall, limitCalls, limitsLeft } from '#origin/kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import { closeOrder } from './close-order.ts';

/** Number of declines after which a payment page is closed. */
const MAX_DECLINES = 5;

/**
 * The buyer whose declines are counted. An IP address may be shared, and an email address may belong to another person.
 */
export interface CardHolder {
  readonly caller: string;
  readonly email: string;
}

/** Rejects a new payment page after too many recent declines. */
export function canTryCards(ctx: OriginContext, { caller, email }: CardHolder): Promise<Result<void, OriginError>> {
  return limitsLeft(ctx, [
    { limit: 'declineByCaller', by: caller },
    { limit: 'declineByEmail', by: email },
  ]);
}

/**
 * Counts a declined payment attempt of an order, wherever it was made. After five declines, or too many for the caller
 * across all pages, the page is closed at the gateway, so that it cannot be used to test stolen cards.
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
    await closeOrder(ctx, await getRow(ctx.db, 'orders', { id: order.id }), 'too-many-declines');
  }
}

/**
 * Counts a decline for the caller and returns whether they may try more cards; payment pages opened in advance count
 * too.
 */
async function countDeclineOfCaller(ctx: OriginContext, orderId: string): Promise<boolean> {
  const caller = await callerOf(ctx, orderId);
  if (caller === null) return true;
  const decline = { limit: 'declineByCaller', by: caller } as const;
  await limitCalls(ctx, [decline]);
  return (await limitsLeft(ctx, [decline])).isOk();
}

/** Stops counting a payment page against the card limits once it is paid. */
export async function forgiveCheckout(ctx: OriginContext, order: OrderRow): Promise<void> {
  await forgiveCall(ctx, { limit: 'checkoutByEmail', by: order.email });
  const caller = await callerOf(ctx, order.id);
  if (caller !== null) await forgiveCall(ctx, { limit: 'checkoutByCaller', by: caller });
}

async function callerOf({ db }: OriginContext, orderId: string): Promise<string | null> {
  const evidence = await findRow(db, 'purchase_evidence', { order_id: orderId });
  return evidence?.caller ?? null;
}
