import { findRow } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';
import type { SiteAddress } from '../kernel/site/site-address.ts';
import { confirmEmailMessage, emailChangingMessage } from './emails/registration-emails.ts';
import { accountExistsEmail } from './emails/sign-in-emails.ts';
import { issueMailedLink, withdrawMailedLinks } from './mailed-link.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1_000;

/** The error for an address that belongs to another account. */
export const emailTaken: OriginError = {
  code: 'conflict',
  message: 'There is another account with this e-mail address.',
};

/**
 * Emails a confirmation link to the new address and notifies the old one. If the new address already has an account, it
 * receives a notice instead.
 */
export async function queueEmailConfirmation(
  ctx: SignedInContext,
  trx: OriginTransaction,
  { oldEmail, newEmail, site }: { readonly oldEmail: string; readonly newEmail: string; readonly site: SiteAddress },
): Promise<void> {
  await withdrawMailedLinks(trx, ctx.userId, 'confirm-email');
  await queueEmail(ctx, trx, { to: oldEmail, about: ctx.userId, ...emailChangingMessage(site.language) });
  const holder = await findRow(trx, 'users', { email: newEmail });
  if (holder) {
    await queueEmail(ctx, trx, { to: newEmail, about: holder.id, ...accountExistsEmail(site.language, site.address) });
    return;
  }
  const token = await issueMailedLink(ctx, trx, {
    user_id: ctx.userId,
    purpose: 'confirm-email',
    detail: newEmail,
    lastsMs: ONE_DAY_MS,
  });
  const email = confirmEmailMessage(site.language, `${site.address}/confirm-email/${token}`);
  await queueEmail(ctx, trx, { to: newEmail, about: ctx.userId, ...email });
}
