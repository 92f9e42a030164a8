import { createHash, randomBytes } from 'node:crypto';
import { insertRow, updateRows } from '../kernel/db/rows.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;
/** Minimum interval between updates of a token's last use, in milliseconds, so that read requests rarely write. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1_000;

/** Returns a new 256-bit secret as text for a header or link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a secret: it can verify the secret but not replace it. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Creates a token for a user; only its hash is stored. */
export async function issueToken({ db, now }: Pick<OriginContext, 'db' | 'now'>, userId: string): Promise<string> {
  const token = newSecret();
  await insertRow(db, 'tokens', {
    token_hash: secretHash(token),
    user_id: userId,
    created_at: now(),
    last_used_at: now(),
  });
  return token;
}

/** Returns the user ID of a token, or `null` if the token is unknown, revoked or unused for thirty days. */
export async function userOfToken({ db, now }: OriginContext, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('tokens')
    .select(['user_id', 'last_used_at'])
    .where('token_hash', '=', secretHash(token))
    .where('last_used_at', '>', now() - THIRTY_DAYS_MS)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_used_at < now() - USE_NOTED_EVERY_MS) {
    await updateRows(db, 'tokens', { where: { token_hash: secretHash(token) }, set: { last_used_at: now() } });
  }
  return row.user_id;
}

/** Ends one session. */
export async function revokeToken(db: OriginDatabase, token: string): Promise<void> {
  await db.deleteFrom('tokens').where('token_hash', '=', secretHash(token)).execute();
}

/** Ends every session of a user except the one of the given token. */
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

/** Deletes expired sessions. */
export async function forgetOldTokens({ db, now }: Pick<OriginContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('last_used_at', '<=', now() - THIRTY_DAYS_MS)
    .execute();
}
