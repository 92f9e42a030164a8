import type { OriginTransaction } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { newDeviceEmail } from '../mail/texts/sign-in-emails.ts';
import type { OriginContext } from '../origin-context.ts';
import type { SiteAddress } from '../site/site-address.ts';

/** Emails a person that someone signed in to their account on a device that was not used before. */
export async function queueNewDeviceEmail(
  ctx: OriginContext,
  trx: OriginTransaction,
  { userId, email, site }: { readonly userId: string; readonly email: string; readonly site: SiteAddress },
): Promise<void> {
  const facts = { at: ctx.now(), resetLink: `${site.address}/forgot-password` };
  await queueMail(ctx, trx, { to: email, about: userId, ...newDeviceEmail(site.language, facts) });
}
