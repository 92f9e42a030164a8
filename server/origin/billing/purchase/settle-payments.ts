import type { OrderRow } from '../../db/shop-rows.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { OriginContext } from '../../origin-context.ts';
import { settleOrder } from './pay-order.ts';
import { PAYABLE_FOR_MS } from './signed-order.ts';

const ONE_MINUTE_MS = 60 * 1_000;
/** Whoever placed an order and had it charged at once has their answer long before. */
const CHARGE_TAKES_AT_MOST_MS = 15 * ONE_MINUTE_MS;
const AT_ONCE = 50;

/**
 * Finds out what became of payments whose end nobody has recorded: the host died, the gateway did not answer, or the
 * person went away. A payment that was never made is closed when its time is over, so that it cannot be made unseen.
 */
export const settlePayments: Job = {
  name: 'settle-payments',
  everyMs: ONE_MINUTE_MS,
  run: async (ctx) => {
    const due = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('state', 'in', ['pending', 'needs-action'])
      .where('period', 'is', null)
      .where('due_at', '<=', ctx.now())
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of due) {
      const order = await claim(ctx, id);
      if (!order) continue;
      const settled = await settleOrder(ctx, order, { close: isOver(order, ctx.now()) });
      if (settled.isErr()) ctx.logger.warn({ orderId: id, code: settled.error.code }, 'A payment is not settled yet.');
    }
  },
};

/** Moving the time on is the claim: a host that comes second finds it moved. */
async function claim({ db, now }: OriginContext, id: string): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ due_at: now() + 2 * ONE_MINUTE_MS })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'needs-action'])
    .where('due_at', '<=', now())
    .returningAll()
    .executeTakeFirst();
}

function isOver({ state, payment_reference, created_at }: OrderRow, now: number): boolean {
  const waitsForPerson = state === 'needs-action' || payment_reference === '';
  return now - created_at > (waitsForPerson ? PAYABLE_FOR_MS : CHARGE_TAKES_AT_MOST_MS);
}
