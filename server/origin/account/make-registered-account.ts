import type { OriginTransaction } from '../db/schema.ts';
import type { OriginContext } from '../origin-context.ts';
import { secretHash } from './token.ts';
import { writeProfile } from './write-profile.ts';

/** What became of the link of a registration: the new account, an address that has one meanwhile, or no such link. */
type MadeAccount = { readonly userId: string } | 'taken' | null;

/** Makes the account of a registration by its emailed link, and removes every registration of the address. */
export async function makeRegisteredAccount(
  { now, newId }: Pick<OriginContext, 'now' | 'newId'>,
  trx: OriginTransaction,
  token: string,
): Promise<MadeAccount> {
  const registration = await trx
    .deleteFrom('registrations')
    .where('token_hash', '=', secretHash(token))
    .where('expires_at', '>', now())
    .returning(['email', 'password_hash', 'first', 'last', 'phone'])
    .executeTakeFirst();
  if (!registration) return null;
  const { phone, ...person } = registration;
  await trx.deleteFrom('registrations').where('email', '=', person.email).execute();
  const made = await trx
    .insertInto('users')
    .values({
      id: newId(),
      ...person,
      user_type: 'user',
      created_at: now(),
      credits_moved_at: now(),
      email_confirmed_at: now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return 'taken';
  await writeProfile(trx, made.id, { phone });
  return { userId: made.id };
}
