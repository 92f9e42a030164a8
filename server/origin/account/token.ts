import { createHash, randomBytes } from 'node:crypto';
import type { OriginContext } from '../origin-context.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;
/** A token's last use is written down at most this often, so that reading pages does not write each time. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1_000;

/** Makes a new token for a person; only its hash is kept. */
export async function issueToken({ db, now }: OriginContext, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('tokens')
    .values({ token_hash: hashOf(token), user_id: userId, created_at: now(), last_used_at: now() })
    .execute();
  return token;
}

/** Whose token this is, or `null` when it is unknown, revoked or unused for thirty days. */
export async function userOfToken({ db, now }: OriginContext, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('tokens')
    .select(['user_id', 'last_used_at'])
    .where('token_hash', '=', hashOf(token))
    .where('last_used_at', '>', now() - THIRTY_DAYS_MS)
    .executeTakeFirst();
  if (!row) return null;
  if (row.last_used_at < now() - USE_NOTED_EVERY_MS) {
    await db.updateTable('tokens').set({ last_used_at: now() }).where('token_hash', '=', hashOf(token)).execute();
  }
  return row.user_id;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
