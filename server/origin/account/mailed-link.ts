import type { MailedLinkRow } from '../kernel/db/people-rows.ts';
import { insertRow } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { newSecret, secretHash } from './token.ts';

/** A link to be emailed. */
export interface NewMailedLink extends Pick<MailedLinkRow, 'user_id' | 'purpose'> {
  readonly detail?: string;
  readonly lastsMs: number;
}

/** Creates a single-use link and returns its token, of which only the hash is stored. */
export async function issueMailedLink(
  { now }: Pick<OriginContext, 'now'>,
  trx: OriginTransaction,
  { detail = '', lastsMs, ...link }: NewMailedLink,
): Promise<string> {
  const token = newSecret();
  await insertRow(trx, 'mailed_links', {
    ...link,
    token_hash: secretHash(token),
    detail,
    created_at: now(),
    expires_at: now() + lastsMs,
  });
  return token;
}

/** Uses up a link and returns its row; `null` if the link does not exist, was used, or has expired. */
export async function consumeMailedLink(
  { now }: Pick<OriginContext, 'now'>,
  trx: OriginTransaction,
  { token, purpose }: { readonly token: string; readonly purpose: MailedLinkRow['purpose'] },
): Promise<Pick<MailedLinkRow, 'user_id' | 'detail'> | null> {
  const link = await trx
    .deleteFrom('mailed_links')
    .where('token_hash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now())
    .returning(['user_id', 'detail'])
    .executeTakeFirst();
  return link ?? null;
}

/** Invalidates all of a user's open links for a purpose. */
export async function withdrawMailedLinks(
  trx: OriginTransaction,
  userId: string,
  purpose: MailedLinkRow['purpose'],
): Promise<void> {
  await trx.deleteFrom('mailed_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

/**
 * Invalidates all links that would change an account's email address; a link that confirms the current address remains
 * valid.
 */
export async function withdrawEmailChanges(
  trx: OriginTransaction,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await trx
    .deleteFrom('mailed_links')
    .where('user_id', '=', id)
    .where('purpose', '=', 'confirm-email')
    .where('detail', '!=', email)
    .execute();
}
