import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { SiteAddress } from '../kernel/site/site-address.ts';
import { newDeviceEmail } from './emails/sign-in-emails.ts';

/** Emails a user about a sign-in to their account on a new device. */
export async function queueNewDeviceEmail(
  ctx: OriginContext,
  trx: OriginTransaction,
  { userId, email, site }: { readonly userId: string; readonly email: string; readonly site: SiteAddress },
): Promise<void> {
  const facts = { at: ctx.now(), resetLink: `${site.address}/forgot-password` };
  await queueEmail(ctx, trx, { to: email, about: userId, ...newDeviceEmail(site.language, facts) });
}
