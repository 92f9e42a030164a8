import { moveCredit } from '../billing/move-credit.ts';
import type { OriginTransaction } from '../db/schema.ts';
import type { SignedInContext } from '../origin-context.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;
const GRANTS_IN_THIRTY_DAYS = 2;
const REASON = 'ticket';

/**
 * Grants the credit that a ticket makes good with: one for a vehicle, whatever its kind, and at most two in thirty days.
 * Answers whether it was granted.
 */
export async function grantTicketCredit(
  { userId, now, newId }: SignedInContext,
  trx: OriginTransaction,
  { vin, kind }: { readonly vin: string; readonly kind: 'vhr' | 'sticker' },
): Promise<boolean> {
  // Locks the person's row first, so that tickets opened at once are counted one after the other.
  await trx.updateTable('users').set({ credits_moved_at: now() }).where('id', '=', userId).execute();
  const grants = await trx
    .selectFrom('credit_ledger')
    .select(['reference', 'created_at'])
    .where('user_id', '=', userId)
    .where('reason', '=', REASON)
    .where(({ or, eb }) => or([eb('reference', '=', vin), eb('created_at', '>', now() - THIRTY_DAYS_MS)]))
    .execute();
  const recent = grants.filter(({ created_at }) => created_at > now() - THIRTY_DAYS_MS);
  if (grants.some(({ reference }) => reference === vin) || recent.length >= GRANTS_IN_THIRTY_DAYS) return false;
  return moveCredit(trx, {
    id: newId(),
    user_id: userId,
    kind,
    delta: 1,
    reason: REASON,
    reference: vin,
    now: now(),
  });
}
