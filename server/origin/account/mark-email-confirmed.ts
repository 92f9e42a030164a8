import { updateRows } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';

/** Records that a user confirmed their current email address with an emailed link; the first confirmation counts. */
export async function markEmailConfirmed(
  trx: OriginTransaction,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<void> {
  await updateRows(trx, 'users', { where: { id: userId, email_confirmed_at: null }, set: { email_confirmed_at: now } });
}
