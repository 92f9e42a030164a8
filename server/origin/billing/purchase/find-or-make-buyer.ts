import { randomBytes } from 'node:crypto';
import { queuePasswordLink } from '#origin/account/queue-password-link.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Returns the account that an order is for. A guest gets one when the order is paid, and not before, so that addresses
 * of others get no accounts for nothing; an email then brings a single-use link to set a password.
 */
export async function findOrMakeBuyer(
  ctx: OriginContext,
  trx: OriginTransaction,
  { email, site_address, language }: OrderRow,
): Promise<string> {
  const made = await trx
    .insertInto('users')
    .values({
      id: ctx.newId(),
      email,
      password_hash: hashOfNoPassword(),
      first: '',
      last: '',
      user_type: 'user',
      created_at: ctx.now(),
      credits_moved_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) {
    const known = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return known.id;
  }
  const site = { address: site_address, language };
  await queuePasswordLink(ctx, trx, { userId: made.id, email, site, lastsMs: SEVEN_DAYS_MS });
  return made.id;
}

/** Looks like the hash of a password, so that signing in takes as long as for any account, and matches none. */
function hashOfNoPassword(): string {
  return ['argon2id', randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')].join('$');
}
