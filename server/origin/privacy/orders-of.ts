import type { OriginTransaction } from '../db/schema.ts';
import type { PersonToErase } from './personal-data-section.ts';

/** Selects the IDs of the orders of a person: those of the account, and those that a guest placed with its address. */
export function ordersOf(
  trx: Pick<OriginTransaction, 'selectFrom'>,
  { userId, email, erasedEmail }: Pick<PersonToErase, 'userId' | 'email' | 'erasedEmail'>,
) {
  return trx
    .selectFrom('orders')
    .select('orders.id')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', 'in', [email, erasedEmail])]));
}
