import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { PersonToErase } from './personal-data-section.ts';

/** Selects the IDs of the orders of a person: those of the account, and those that a guest placed with one of its addresses. */
export function ordersOf(
  trx: Pick<OriginTransaction, 'selectFrom'>,
  { userId, emails, erasedEmail }: Pick<PersonToErase, 'userId' | 'emails' | 'erasedEmail'>,
) {
  return trx
    .selectFrom('orders')
    .select('orders.id')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', 'in', [...emails, erasedEmail])]));
}
