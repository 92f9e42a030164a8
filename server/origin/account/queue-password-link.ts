import type { OriginTransaction } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { passwordLinkLetter } from '../mail/texts/password-letters.ts';
import type { OriginContext } from '../origin-context.ts';
import type { SiteAddress } from '../site/site-address.ts';
import { issueMailedLink } from './mailed-link.ts';

const THIRTY_MINUTES_MS = 30 * 60 * 1_000;

/** Sends a person a link by which they can choose a password. It holds once, for thirty minutes. */
export async function queuePasswordLink(
  ctx: OriginContext,
  trx: OriginTransaction,
  { userId, email, site }: { readonly userId: string; readonly email: string; readonly site: SiteAddress },
): Promise<void> {
  const link = { user_id: userId, purpose: 'set-password', lastsMs: THIRTY_MINUTES_MS } as const;
  const token = await issueMailedLink(ctx, trx, link);
  const letter = passwordLinkLetter(site.language, `${site.address}/reset-password/${token}`);
  await queueMail(ctx, trx, { to: email, ...letter });
}
