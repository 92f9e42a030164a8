import type { OriginTransaction } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { confirmEmailLetter, confirmOwnEmailText, emailChangingLetter } from '../mail/texts/email-letters.ts';
import type { OriginContext, SignedInContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import type { SiteAddress } from '../site/site-address.ts';
import { issueMailedLink, withdrawMailedLinks } from './mailed-link.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1_000;
const SEVEN_DAYS_MS = 7 * ONE_DAY_MS;

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

/** Emails a new account a link that confirms its own address. The link works once, for seven days. */
export async function queueOwnEmailConfirmation(
  ctx: Pick<OriginContext, 'now' | 'newId' | 'jobSignal'>,
  trx: OriginTransaction,
  { userId, email, site }: { readonly userId: string; readonly email: string; readonly site: SiteAddress },
): Promise<void> {
  const token = await issueMailedLink(ctx, trx, {
    user_id: userId,
    purpose: 'confirm-email',
    detail: email,
    lastsMs: SEVEN_DAYS_MS,
  });
  await queueMail(ctx, trx, {
    to: email,
    ...confirmOwnEmailText(site.language, `${site.address}/confirm-email/${token}`),
  });
}
