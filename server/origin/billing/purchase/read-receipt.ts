import { err, ok, type Result } from 'neverthrow';
import type { SiteReceipt } from '#origin/documents/receipt/site-receipt.ts';
import { findRow } from '#origin/kernel/db/rows.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext, OriginError, SignedInContext } from '#origin/kernel/origin-context.ts';
import { siteBilling } from '../site-billing.ts';
import { linesOf } from './order-lines.ts';
import { receiptOf } from './receipt-of.ts';

/** Returns the receipt of the user's own order; other orders are not found. */
export async function readReceipt(ctx: SignedInContext, order: string): Promise<Result<SiteReceipt, OriginError>> {
  const row = await findRow(ctx.db, 'orders', { id: order, user_id: ctx.userId });
  return row ? receiptOfOrder(ctx, row) : err(NO_RECEIPT);
}

/** Returns the receipt of a paid order. */
async function receiptOfOrder(
  ctx: Pick<OriginContext, 'db'>,
  order: OrderRow,
): Promise<Result<SiteReceipt, OriginError>> {
  const { paid_at: paidAt } = order;
  if (paidAt === null) return err(NO_RECEIPT);
  const [lines, { seller }, evidence] = await Promise.all([
    linesOf(ctx.db, order),
    siteBilling(ctx, order.site_domain),
    findRow(ctx.db, 'purchase_evidence', { order_id: order.id }),
  ]);
  const immediateDelivery = evidence?.immediate_delivery === 1;
  return ok(receiptOf({ order: { ...order, paid_at: paidAt }, lines, seller, immediateDelivery }));
}

const NO_RECEIPT: OriginError = { code: 'not-found', message: 'There is no such receipt.' };
