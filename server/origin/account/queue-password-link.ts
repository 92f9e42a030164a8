import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { SiteAddress } from '../kernel/site/site-address.ts';
import { passwordLinkEmail } from './emails/password-emails.ts';
import { issueMailedLink } from './mailed-link.ts';

const THIRTY_MINUTES_MS = 30 * 60 * 1_000;

/** A link to be emailed. */
interface PasswordLink {
  readonly userId: string;
  readonly email: string;
  readonly site: SiteAddress;
  /** Lifetime of the link, in milliseconds; thirty minutes by default. */
  readonly lastsMs?: number;
}

/** Emails a user a single-use link for choosing a password. */
export async function queuePasswordLink(
  ctx: OriginContext,
  trx: OriginTransaction,
  { userId, email, site, lastsMs = THIRTY_MINUTES_MS }: PasswordLink,
): Promise<void> {
  const token = await issueMailedLink(ctx, trx, { user_id: userId, purpose: 'set-password', lastsMs });
  const link = `${site.address}/reset-password/${token}`;
  await queueEmail(ctx, trx, { to: email, ...passwordLinkEmail(site.language, { link, lastsMs }) });
}
