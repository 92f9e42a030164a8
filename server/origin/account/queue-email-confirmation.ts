import type { OriginTransaction } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { confirmEmailLetter, emailChangingLetter } from '../mail/texts/email-letters.ts';
import type { SignedInContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import type { SiteAddress } from '../site/site-address.ts';
import { issueMailedLink, withdrawMailedLinks } from './mailed-link.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1_000;

/** What is told when an address belongs to another account. */
export const emailTaken: OriginError = {
  code: 'conflict',
  message: 'There is another account with this e-mail address.',
};

/** Asks the new address whether it may take the place of the old one, and lets the old one know. */
export async function queueEmailConfirmation(
  ctx: SignedInContext,
  trx: OriginTransaction,
  { oldEmail, newEmail, site }: { readonly oldEmail: string; readonly newEmail: string; readonly site: SiteAddress },
): Promise<void> {
  await withdrawMailedLinks(trx, ctx.userId, 'confirm-email');
  const token = await issueMailedLink(ctx, trx, {
    user_id: ctx.userId,
    purpose: 'confirm-email',
    detail: newEmail,
    lastsMs: ONE_DAY_MS,
  });
  const letter = confirmEmailLetter(site.language, `${site.address}/confirm-email/${token}`);
  await queueMail(ctx, trx, { to: newEmail, ...letter });
  await queueMail(ctx, trx, { to: oldEmail, ...emailChangingLetter(site.language) });
}
