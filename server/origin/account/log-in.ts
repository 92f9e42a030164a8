import { err, ok, type Result } from 'neverthrow';
import type { sessionCalls } from '#contract/account/session.ts';
import type { TakenBy } from '#contract/define-call.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { forgiveCall, limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError, RequestDetails } from '../kernel/origin-context.ts';
import { type SiteAddress, siteAddress } from '../kernel/site/site-address.ts';
import { type AccountAnswer, accountAnswer } from './account-answer.ts';
import type { Device } from './device-cookie.ts';
import { newDeviceEmail } from './emails/sign-in-emails.ts';
import { rememberDevice } from './known-device.ts';
import { inPasswordQueue, passwordFits } from './password.ts';
import { issueToken, secretHash } from './token.ts';

/**
 * Signs a user in. An unknown email address and a wrong password return the same error. Wrong passwords on a known
 * device count only against that device, so that a stranger who guesses passwords cannot lock the user out.
 */
export async function logIn(
  ctx: OriginContext,
  { email, pass }: TakenBy<typeof sessionCalls.logIn>,
  { caller, clues, device }: RequestDetails & { readonly device: Device },
): Promise<Result<AccountAnswer, OriginError>> {
  const site = await siteAddress(ctx, clues);
  const user = await ctx.db
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join.onRef('known_devices.user_id', '=', 'users.id').on('device_hash', '=', secretHash(device.secret)),
    )
    .select(['users.id', 'password_hash', 'device_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isKnown = typeof user?.device_hash === 'string';
  const counted = isKnown
    ? [{ limit: 'logInByDevice', by: `${email} ${secretHash(device.secret)}` } as const]
    : [{ limit: 'logInByCaller', by: caller } as const, { limit: 'logInByAccount', by: email } as const];
  const allowed = await limitCalls(ctx, counted);
  if (allowed.isErr()) return err(allowed.error);
  const fits = await inPasswordQueue(() => passwordFits(pass, user?.password_hash ?? null));
  if (fits.isErr()) return err(fits.error);
  if (!user || !fits.value) return err({ code: 'signed-out' });
  for (const call of counted) await forgiveCall(ctx, call);
  await ctx.db.transaction().execute(async (trx) => {
    await rememberDevice(ctx, trx, { userId: user.id, device });
    if (!isKnown) await queueNewDeviceEmail(ctx, trx, { userId: user.id, email, site });
  });
  return ok(await accountAnswer(ctx, { userId: user.id, token: await issueToken(ctx, user.id) }));
}

/** Emails a user about a sign-in to their account on a new device. */
async function queueNewDeviceEmail(
  ctx: OriginContext,
  trx: OriginTransaction,
  { userId, email, site }: { readonly userId: string; readonly email: string; readonly site: SiteAddress },
): Promise<void> {
  const facts = { at: ctx.now(), resetLink: `${site.address}/forgot-password` };
  await queueEmail(ctx, trx, { to: email, about: userId, ...newDeviceEmail(site.language, facts) });
}
