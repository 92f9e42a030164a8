import { randomBytes } from 'node:crypto';
import { queuePasswordLink } from '#origin/account/queue-password-link.ts';
import { getRow, insertRowOnce } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Returns the account for an order. A guest's account is created only once the order is paid, so that unpaid orders do
 * not create accounts for other people's addresses. The guest then receives an email with a single-use link to set a
 * password.
 */
export async function findOrMakeBuyer(
  ctx: OriginContext,
  trx: OriginTransaction,
  { email, site_address, language }: OrderRow,
): Promise<string> {
  const made = await insertRowOnce(trx, 'users', {
    unique: ['email'],
    row: {
      id: ctx.newId(),
      email,
      password_hash: hashOfNoPassword(),
      first: '',
      last: '',
      user_type: 'user',
      created_at: ctx.now(),
      credits_moved_at: ctx.now(),
    },
  });
  if (!made) {
    const known = await getRow(trx, 'users', { email });
    return known.id;
  }
  const site = { address: site_address, language };
  await queuePasswordLink(ctx, trx, { userId: made.id, email, site, lastsMs: SEVEN_DAYS_MS });
  return made.id;
}

/** Returns a hash that matches no password. Its format makes a sign-in take as long as for any other account. */
function hashOfNoPassword(): string {
  return ['argon2id', randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')].join('$');
}
