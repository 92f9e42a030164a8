import { issueMailedLink } from '../account/mailed-link.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { SiteAddress } from '../kernel/site/site-address.ts';
import { confirmDeletionEmail } from './deletion-emails.ts';

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1_000;

/** The account to be deleted, and the user's message. */
export interface DeletionLink {
  readonly userId: string;
  readonly email: string;
  readonly message: string;
  readonly site: SiteAddress;
}

/** Emails the owner of an account a link to confirm its deletion. */
export async function queueDeletionLink(
  ctx: OriginContext,
  trx: OriginTransaction,
  { userId, email, message, site }: DeletionLink,
): Promise<void> {
  const link = { user_id: userId, purpose: 'confirm-deletion', detail: message, lastsMs: SEVEN_DAYS_MS } as const;
  const token = await issueMailedLink(ctx, trx, link);
  const content = confirmDeletionEmail(site.language, `${site.address}/delete-account/confirm/${token}`);
  await queueEmail(ctx, trx, { to: email, ...content });
}
