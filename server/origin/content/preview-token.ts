import { createHash, randomBytes } from 'node:crypto';
import { insertRow } from '../kernel/db/rows.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

/** Lifetime of a preview token, in milliseconds. */
export const PREVIEW_TOKEN_MS = 7 * 24 * 60 * 60 * 1_000;

/** Creates a token for reading drafts for a week; only its hash is stored. */
export async function issuePreviewToken({ db, now }: Pick<OriginContext, 'db' | 'now'>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('preview_tokens').where('expires_at', '<=', now()).execute();
  await insertRow(db, 'preview_tokens', { token_hash: hashOf(token), expires_at: now() + PREVIEW_TOKEN_MS });
  return token;
}

/** Returns whether a token allows access to drafts. */
export async function maySeeDrafts(
  { db, now }: Pick<OriginContext, 'db' | 'now'>,
  token: string | null,
): Promise<boolean> {
  if (token === null) return false;
  const known = await db
    .selectFrom('preview_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return known !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
