import { insertRowOnce } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { secretHash } from './token.ts';
import { writeProfile } from './write-profile.ts';

/**
 * The result of a registration link: the new account, `taken` if the address has an account by now, or `null` for an
 * invalid link.
 */
type MadeAccount = { readonly userId: string } | 'taken' | null;

/** Creates the account of a registration from its emailed link and deletes every registration of the address. */
export async function makeRegisteredAccount(
  { now, newId }: Pick<OriginContext, 'now' | 'newId'>,
  trx: OriginTransaction,
  token: string,
): Promise<MadeAccount> {
  const tokenHash = secretHash(token);
  // One statement for all of them: with two, hosts that confirm the same address concurrently would block each other.
  const removed = await trx
    .deleteFrom('registrations')
    .where('email', '=', (eb) =>
      eb
        .selectFrom('registrations as own')
        .select('own.email')
        .where('own.token_hash', '=', tokenHash)
        .where('own.expires_at', '>', now()),
    )
    .returning(['token_hash', 'email', 'password_hash', 'first', 'last', 'phone'])
    .execute();
  const registration = removed.find(({ token_hash }) => token_hash === tokenHash);
  if (!registration) return null;
  const { phone, token_hash: _, ...person } = registration;
  const made = await insertRowOnce(trx, 'users', {
    unique: ['email'],
    row: {
      id: newId(),
      ...person,
      user_type: 'user',
      created_at: now(),
      credits_moved_at: now(),
      email_confirmed_at: now(),
    },
  });
  if (!made) return 'taken';
  await writeProfile(trx, made.id, { phone });
  return { userId: made.id };
}
