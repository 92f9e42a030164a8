import { mayReceiveFreeCredit } from '../credits/may-receive-free-credit.ts';
import { moveCredit } from '../credits/move-credit.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';

/** The ledger reason of a credit for a support ticket; its reference is the VIN. */
export const TICKET_CREDIT_REASON = 'ticket';

/**
 * Grants the free credit of a support ticket if it is due: one per vehicle, of any kind. Returns whether it was
 * granted.
 */
export async function grantTicketCredit(
  ctx: SignedInContext,
  trx: OriginTransaction,
  { vin, kind }: { readonly vin: string; readonly kind: 'vhr' | 'sticker' },
): Promise<boolean> {
  const { userId, now, newId } = ctx;
  if (!(await mayReceiveFreeCredit(ctx, trx, vin))) return false;
  const before = await findRow(trx, 'credit_ledger', { user_id: userId, reason: TICKET_CREDIT_REASON, reference: vin });
  if (before) return false;
  return moveCredit(trx, {
    id: newId(),
    user_id: userId,
    kind,
    delta: 1,
    reason: TICKET_CREDIT_REASON,
    reference: vin,
    now: now(),
  });
}
