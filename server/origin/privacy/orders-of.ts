import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { PersonToErase } from './personal-data-section.ts';

/** Selects the IDs of a user's orders: those of the account, and guest orders with one of its email addresses. */
export function ordersOf(
  trx: OriginDatabase,
  { userId, emails, erasedEmail }: Pick<PersonToErase, 'userId' | 'emails' | 'erasedEmail'>,
) {
  return trx
    .selectFrom('orders')
    .select('orders.id')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', 'in', [...emails, erasedEmail])]));
}
