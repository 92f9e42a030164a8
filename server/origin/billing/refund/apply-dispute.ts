import { getRow } from '#origin/kernel/db/rows.ts';
import type { DisputeState, OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { queueEmail } from '#origin/kernel/email/queue-email.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { supportAddress } from '#origin/kernel/site/support-address.ts';
import { stopRenewals } from '../subscription/end-subscription.ts';
import { restore, takeBack } from './take-back.ts';

/**
 * Records the state of a payment dispute. An open dispute freezes the credits and documents of its order, a won one
 * restores them, and a lost one counts as a refund. Each change takes effect once.
 */
export async function applyDispute(
  ctx: OriginContext,
  order: OrderRow,
  { id, state }: { readonly id: string; readonly state: DisputeState },
): Promise<OrderRow> {
  const { user_id: userId, dispute_state: before } = order;
  const isSettled = before === state || before === 'won' || before === 'lost';
  if (userId === null || isSettled || (before === null && state === 'won')) return order;
  const team = order.site_domain === null ? null : await supportAddress(ctx, order.site_domain);
  return ctx.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('orders')
      .set((eb) => ({
        dispute_state: state,
        ...(state === 'lost' && { refunded_amount: eb.ref('amount') }),
      }))
      .where('id', '=', order.id)
      .where('dispute_state', before === null ? 'is' : '=', before)
      .returningAll()
      .executeTakeFirst();
    if (!changed) return getRow(trx, 'orders', { id: order.id });
    const owned = { ...changed, user_id: userId };
    if (state === 'won') await restore(ctx, trx, owned, id);
    else if (before === null) {
      await takeBack(ctx, trx, { order: owned, share: 1, cause: { reason: 'dispute', id } });
      await stopRenewals(ctx, trx, owned);
    }
    if (team !== null) await queueEmail(ctx, trx, { to: team, ...notice(changed, state) });
    return changed;
  });
}

/** Returns the email to the site's support team. */
function notice({ number, id, gateway }: OrderRow, state: DisputeState) {
  const name = number ?? id;
  const texts = {
    open: `A buyer disputes the payment of order ${name}. Its credits and documents are frozen. Respond to the dispute in the ${gateway} dashboard.`,
    won: `The dispute of order ${name} was won. Its credits and documents are restored.`,
    lost: `The dispute of order ${name} was lost. It counts as a refund.`,
  };
  return { subject: `Payment dispute (${state}): order ${name}`, text: `${texts[state]}\n` };
}
