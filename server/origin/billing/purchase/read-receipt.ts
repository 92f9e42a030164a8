import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { SignedInContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import { receiptOf, type SiteReceipt } from './receipt-of.ts';

/** Fields of GET /api-cwa/receipt, a call of ours. */
export const readReceiptInput = z.object({
  order: z.string().min(1).max(64),
  format: z.enum(['pdf', 'json']).default('pdf'),
});

/** Reads the receipt of an order of this person; anyone else's does not exist for them. */
export async function readReceipt(
  { db, userId }: SignedInContext,
  { order }: Pick<z.infer<typeof readReceiptInput>, 'order'>,
): Promise<Result<SiteReceipt, OriginError>> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const paidAt = row?.paid_at ?? null;
  if (!row || paidAt === null) return err({ code: 'not-found', message: 'There is no such receipt.' });
  return ok(receiptOf({ ...row, paid_at: paidAt }));
}
