import type { DocumentRow, OriginTransaction } from '../kernel/db/schema.ts';
import { lockDealer } from './lock-dealer.ts';

/** Returns the letterhead of a user's new document: the logo and current name of a dealer who has a logo. */
export async function letterheadFor(
  trx: OriginTransaction,
  userId: string,
): Promise<Pick<DocumentRow, 'dealer_logo' | 'prepared_by'>> {
  const isDealer = await lockDealer(trx, userId);
  if (!isDealer) return { dealer_logo: null, prepared_by: null };
  const logo = await trx
    .selectFrom('dealer_logos')
    .innerJoin('users', 'users.id', 'dealer_logos.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'dealer_logos.user_id')
    .select(['dealer_logos.id', 'company_name', 'first', 'last'])
    .where('dealer_logos.user_id', '=', userId)
    .where('is_current', '=', 1)
    .executeTakeFirst();
  if (!logo) return { dealer_logo: null, prepared_by: null };
  return { dealer_logo: logo.id, prepared_by: logo.company_name || `${logo.first} ${logo.last}`.trim() };
}
