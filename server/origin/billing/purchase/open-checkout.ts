import { err, ok, type Result } from 'neverthrow';
import { getRow, updateRows } from '#origin/kernel/db/rows.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import { siteBilling } from '../site-billing.ts';
import { closeOrder } from './close-order.ts';
import { lineName, linesOf } from './order-lines.ts';

const ONE_MINUTE_MS = 60 * 1_000;
/**
 * Lifetime of a payment page, in milliseconds. Stripe requires at least 30 minutes, counted from when the request
 * arrives.
 */
const CHECKOUT_LASTS_MS = 31 * ONE_MINUTE_MS;
/**
 * Time within which the same request can be repeated, in milliseconds; afterwards a retry is a new attempt with a later
 * expiry.
 */
const ATTEMPT_LASTS_MS = 30 * 1_000;

/** The error for a gateway that does not answer. */
export const UNANSWERED: OriginError = {
  code: 'unavailable',
  message: "The payment service isn't responding. You won't be charged twice; please try again.",
};

/**
 * Opens the gateway's payment page for an unpaid order and stores its address with the order. If a page is already
 * open, it returns that page.
 */
export async function openCheckout(
  ctx: OriginContext,
  order: OrderRow,
  { cancelPath }: { readonly cancelPath: string },
): Promise<Result<OrderRow, OriginError>> {
  if (order.checkout_id !== null) return ok(order);
  const gateway = ctx.payments.get(order.gateway);
  if (!gateway) return err(UNANSWERED);
  const attempt = await beginAttempt(ctx, order);
  if (attempt.checkout_id !== null || attempt.checkout_expires_at === null) return ok(attempt);
  const lines = await linesOf(ctx.db, order);
  const { tax } = await siteBilling(ctx, order.site_domain);
  const page = await gateway.openCheckout({
    key: `${order.id}-${attempt.checkout_expires_at}`,
    orderId: order.id,
    orderNumber: order.number ?? order.id,
    email: order.email,
    currency: order.currency,
    lines: lines.map((line) => ({ name: lineName(line), amount: line.amount })),
    storesCard: lines.some(({ plan }) => plan.renewal !== 'once'),
    calculatesTax: tax.mode === 'gateway',
    language: order.language,
    expiresAt: attempt.checkout_expires_at,
    successUrl: `${order.site_address}/checkout/done?order=${order.number ?? order.id}`,
    cancelUrl: `${order.site_address}${withCanceled(cancelPath)}`,
  });
  if (page.isErr()) {
    if (page.error.code === 'unanswered') return err(UNANSWERED);
    ctx.logger.error({ orderId: order.id, gateway: gateway.name }, 'The payment gateway rejected a checkout.');
    await closeOrder(ctx, attempt, 'refused');
    return err(UNANSWERED);
  }
  const [stored] = await updateRows(ctx.db, 'orders', {
    where: { id: order.id, checkout_id: null, checkout_expires_at: attempt.checkout_expires_at },
    set: { checkout_id: page.value.id, checkout_url: page.value.url },
  });
  return ok(stored ?? (await getRow(ctx.db, 'orders', { id: order.id })));
}

/**
 * Stores the expiry of the page before calling the gateway, so that the gateway receives identical requests on a retry.
 */
async function beginAttempt(ctx: OriginContext, order: OrderRow): Promise<OrderRow> {
  const { id, checkout_expires_at: before } = order;
  const begunAt = before === null ? null : before - CHECKOUT_LASTS_MS;
  if (begunAt !== null && ctx.now() - begunAt < ATTEMPT_LASTS_MS) return order;
  const begun = await ctx.db
    .updateTable('orders')
    .set({ checkout_expires_at: ctx.now() + CHECKOUT_LASTS_MS })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'needs-action'])
    .where('checkout_id', 'is', null)
    .where('checkout_expires_at', before === null ? 'is' : '=', before)
    .returningAll()
    .executeTakeFirst();
  return begun ?? getRow(ctx.db, 'orders', { id });
}

function withCanceled(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}canceled=1`;
}
