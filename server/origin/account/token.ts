import { createHash, randomBytes } from 'node:crypto';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;
/** A token's last use is written down at most this often, so that reading pages does not write each time. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1_000;

/** A new secret of 256 bits, as text for a header or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: enough to know it again, not enough to use it. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Makes a new token for a person; only its hash is kept. */
export async function issueToken({ db, now }: Pick<OriginContext, 'db' | 'now'>, userId: string): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('tokens')
    .values({
      token_hash: secretHash(token),
      user_id: userId,
      created_at: now(),
      last_used_at: now(),
      elevated_until: null,
    })
    .execute();
  return token;
}

/** Whose token this is, or `null` when it is unknown, revoked or unused for thirty days. */
export async function userOfToken({ db, now }: OriginContext, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('tokens')
    .select(['user_id', 'last_used_at'])
    .where('token_hash', '=', secretHash(token))
    .where('last_used_at', '>', now() - THIRTY_DAYS_MS)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_used_at < now() - USE_NOTED_EVERY_MS) {
    await db.updateTable('tokens').set({ last_used_at: now() }).where('token_hash', '=', secretHash(token)).execute();
  }
  return row.user_id;
}

/** Ends one sign-in. */
export async function revokeToken(db: OriginDatabase, token: string): Promise<void> {
  await db.deleteFrom('tokens').where('token_hash', '=', secretHash(token)).execute();
}

/** Ends every sign-in of a person, but for the one of this token. */
export async function revokeTokens(
  db: OriginDatabase,
  userId: string,
  { except }: { readonly except: string | null },
): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(except !== null, (query) => query.where('token_hash', '<>', secretHash(except ?? '')))
    .execute();
}

/** Forgets sign-ins that hold no longer. */
export async function forgetOldTokens({ db, now }: Pick<OriginContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('last_used_at', '<=', now() - THIRTY_DAYS_MS)
    .execute();
}
