import { readVin } from '#core/vehicle/vin.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';

/** The ledger reasons for free credits; they are counted together. */
const FREE_CREDIT_REASONS = ['failed-generation', 'ticket'] as const;

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;
const MAX_GRANTS_IN_THIRTY_DAYS = 2;

/**
 * Returns whether a user may receive a free credit for a VIN: their email address is confirmed, they have paid for an
 * order, they paid for or tried this VIN, and they received fewer than two free credits in the last 30 days. A series
 * of new accounts therefore receives nothing.
 *
 * Locks the user's row until the transaction ends, so that concurrent grants are counted one at a time.
 */
export async function mayReceiveFreeCredit(
  { userId, now }: Pick<SignedInContext, 'userId' | 'now'>,
  trx: OriginTransaction,
  vin: string,
): Promise<boolean> {
  const person = await trx
    .updateTable('users')
    .set({ credits_moved_at: now() })
    .where('id', '=', userId)
    .returning('email_confirmed_at')
    .executeTakeFirstOrThrow();
  if (person.email_confirmed_at === null) return false;
  const paid = await trx
    .selectFrom('orders')
    .select('vin')
    .distinct()
    .where('user_id', '=', userId)
    .where('state', '=', 'paid')
    .where('amount', '>', 0)
    // Orders that were refunded in full do not count.
    .whereRef('refunded_amount', '<', 'amount')
    .execute();
  if (paid.length === 0) return false;
  const isTheirs = paid.some((order) => order.vin === vinOf(vin)) || (await hasTried(trx, userId, vinOf(vin)));
  return isTheirs && (await grantsSince(trx, userId, now() - THIRTY_DAYS_MS)) < MAX_GRANTS_IN_THIRTY_DAYS;
}

/** Normalizes a VIN: a classic VIN is stored without the spaces that were typed. */
function vinOf(text: string): string {
  return readVin(text).match(
    ({ value }) => value,
    () => text,
  );
}

async function hasTried(trx: OriginTransaction, userId: string, vin: string): Promise<boolean> {
  const failure = trx
    .selectFrom('failed_generations')
    .select('id')
    .where('user_id', '=', userId)
    .where('vin', '=', vin);
  if (await failure.executeTakeFirst()) return true;
  // A document created by vehicle name has no VIN, so it cannot be matched to a claim.
  if (vin === '') return false;
  const made = trx.selectFrom('documents').select('id').where('user_id', '=', userId).where('vin', '=', vin);
  return (await made.executeTakeFirst()) !== undefined;
}

async function grantsSince(trx: OriginTransaction, userId: string, since: number): Promise<number> {
  const { granted } = await trx
    .selectFrom('credit_ledger')
    .select(({ fn }) => fn.countAll<number>().as('granted'))
    .where('user_id', '=', userId)
    .where('reason', 'in', FREE_CREDIT_REASONS)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(granted);
}
