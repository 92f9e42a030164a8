import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { inTransaction } from '#origin/kernel/db/in-transaction.ts';
import { insertRow } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { SandboxCheckoutRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { queueSandboxEvent } from './queue-sandbox-event.ts';
import { isSandboxCard, SANDBOX_LATER_MS, type SandboxCard, sandboxCard } from './sandbox-cards.ts';
import { isExpired, untouchedPayment } from './sandbox-gateway.ts';

/** Fields submitted by the hosted page. */
export const sandboxPageInput = z.object({
  card: z.string().max(40).default(''),
  decision: z.enum(['pay', 'approve', 'refuse']),
});

/** The result of a submission, which determines the next page. */
export type SandboxPageOutcome = 'return' | 'step' | 'declined' | 'no-card' | 'lost' | 'left' | 'expired';

/** Processes the buyer's decision on a hosted page once; a completed page redirects to the site. */
export async function payAtSandbox(
  ctx: OriginContext,
  id: string,
  { card: name, decision }: z.infer<typeof sandboxPageInput>,
): Promise<Result<SandboxPageOutcome, 'not-found'>> {
  return inTransaction<SandboxPageOutcome, 'not-found'>(ctx.db, async (trx) => {
    // Writing first locks the row, so that two concurrent submissions are processed one after the other.
    const page = await trx
      .updateTable('sandbox_checkouts')
      .set((eb) => ({ key: eb.ref('key') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!page) return err('not-found');
    if (page.state === 'complete') return ok('return');
    if (isExpired(page, ctx.now())) return ok('expired');
    if (page.state === 'step') {
      if (decision === 'approve') return ok(await complete(ctx, trx, page, page.card ?? ''));
      await change(trx, page, { state: 'open' });
      return ok(await decline(ctx, trx, page));
    }
    const card = sandboxCard(name);
    if (card === null) return ok('no-card');
    return ok(await presentCard(ctx, trx, page, { name, card }));
  });
}

async function presentCard(
  ctx: OriginContext,
  trx: OriginTransaction,
  page: SandboxCheckoutRow,
  { name, card }: { readonly name: string; readonly card: SandboxCard },
): Promise<SandboxPageOutcome> {
  switch (card.present) {
    case 'decline':
      return decline(ctx, trx, page);
    case 'step':
      await change(trx, page, { state: 'step', card: name });
      return 'step';
    case 'leave':
      await change(trx, page, { state: 'expired' });
      await queueSandboxEvent(ctx, trx, { kind: 'changed', orderId: page.order_id, checkoutId: page.id });
      return 'left';
    case 'lost':
      await complete(ctx, trx, page, name);
      return 'lost';
    case 'pay':
      return complete(ctx, trx, page, name);
  }
}

async function complete(
  ctx: OriginContext,
  trx: OriginTransaction,
  page: SandboxCheckoutRow,
  name: string,
): Promise<'return'> {
  if (page.mode === 'setup') {
    await change(trx, page, { state: 'complete', card: name });
    await queueSandboxEvent(ctx, trx, { kind: 'card-setup', subscriptionId: page.order_id });
    return 'return';
  }
  const { delayMs = 0, later = [] } = (isSandboxCard(name) && sandboxCard(name)) || {};
  const paymentId = ctx.newId();
  const visibleAt = ctx.now() + delayMs;
  await insertRow(trx, 'sandbox_payments', {
    ...untouchedPayment,
    id: paymentId,
    key: `checkout-${page.id}`,
    amount: page.amount,
    currency: page.currency,
    state: 'paid',
    card: name,
    step: ctx.newId(),
    order_id: page.order_id,
    visible_at: visibleAt,
    created_at: ctx.now(),
  });
  await change(trx, page, { state: 'complete', card: name, payment_id: paymentId });
  const event = { kind: 'changed', orderId: page.order_id, paymentId, checkoutId: page.id } as const;
  await queueSandboxEvent(ctx, trx, { ...event, dueAt: visibleAt });
  for (const [index, action] of later.entries()) {
    await queueSandboxEvent(ctx, trx, { ...event, action, dueAt: visibleAt + SANDBOX_LATER_MS * (index + 1) });
  }
  return 'return';
}

async function decline(ctx: OriginContext, trx: OriginTransaction, page: SandboxCheckoutRow): Promise<'declined'> {
  if (page.mode === 'payment') await queueSandboxEvent(ctx, trx, { kind: 'declined', orderId: page.order_id });
  return 'declined';
}

async function change(
  trx: OriginTransaction,
  { id }: SandboxCheckoutRow,
  changes: Partial<SandboxCheckoutRow>,
): Promise<void> {
  await trx.updateTable('sandbox_checkouts').set(changes).where('id', '=', id).execute();
}
