import * as z from 'zod';
import { findRow } from '#origin/kernel/db/rows.ts';
import { type JobHandler, jobDone, retryJobAfter, retryJobAt } from '#origin/kernel/jobs/job.ts';
import { closeOrder } from './close-order.ts';
import { reconcileOrder } from './reconcile-order.ts';

const payload = z.object({ orderId: z.string() });

const ONE_MINUTE_MS = 60 * 1_000;
/** Interval between checks of an open payment page, in milliseconds; gateway events arrive faster. */
const LOOK_AGAIN_MS = 5 * ONE_MINUTE_MS;
/**
 * Time after which an order whose payment page was never opened, because the gateway or host failed, is closed, in
 * milliseconds.
 */
const OPENING_TAKES_MS = 35 * ONE_MINUTE_MS;

/**
 * Settles an order in case every gateway event is lost. The order is closed only once its payment page has definitely
 * expired at the gateway.
 */
export const settleOrderJob: JobHandler<z.infer<typeof payload>> = {
  schema: payload,
  run: async (ctx, { orderId }) => {
    const order = await findRow(ctx.db, 'orders', { id: orderId });
    if (!order || order.state === 'paid' || order.state === 'declined') return jobDone;
    const settled = await reconcileOrder(ctx, order);
    if (settled.isErr()) return retryJobAfter(LOOK_AGAIN_MS, settled.error.code);
    const { state, checkout_id: checkoutId, checkout_expires_at: expiresAt } = settled.value;
    if (state === 'paid' || state === 'declined') return jobDone;
    if (checkoutId === null) {
      if (ctx.now() - order.created_at < OPENING_TAKES_MS) return retryJobAfter(LOOK_AGAIN_MS);
      await closeOrder(ctx, settled.value, 'expired');
      return jobDone;
    }
    if (expiresAt !== null && expiresAt <= ctx.now()) {
      await ctx.payments.get(order.gateway)?.expireCheckout(checkoutId);
      return retryJobAfter(ONE_MINUTE_MS);
    }
    return retryJobAt(Math.min(ctx.now() + LOOK_AGAIN_MS, (expiresAt ?? ctx.now()) + 1_000));
  },
};
