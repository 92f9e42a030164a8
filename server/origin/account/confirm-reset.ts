import { err, ok, type Result } from 'neverthrow';
import type { signUpCalls } from '#contract/account/sign-up.ts';
import type { TakenBy } from '#contract/define-call.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { clearLimit, limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError, RequestDetails } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';
import { type AccountAnswer, accountAnswer } from './account-answer.ts';
import type { Device } from './device-cookie.ts';
import { forgetDevices, rememberDevice } from './known-device.ts';
import { linkOver } from './link-over.ts';
import { consumeMailedLink } from './mailed-link.ts';
import { markEmailConfirmed } from './mark-email-confirmed.ts';
import { hashPassword, inPasswordQueue } from './password.ts';
import { replacePassword } from './replace-password.ts';
import { issueToken } from './token.ts';

/**
 * Sets the password that was chosen with an emailed link, ends all existing sessions, and signs the user in. The
 * specification only has the call that sends the link; this path is an addition.
 */
export async function confirmReset(
  ctx: OriginContext,
  input: TakenBy<typeof signUpCalls.confirmPasswordReset>,
  { caller, clues, device }: RequestDetails & { readonly device: Device },
): Promise<Result<AccountAnswer, OriginError>> {
  const allowed = await limitCalls(ctx, [{ limit: 'linkByCaller', by: caller }]);
  if (allowed.isErr()) return err(allowed.error);
  const hash = await inPasswordQueue(() => hashPassword(input.new_pass));
  if (hash.isErr()) return err(hash.error);
  const { language } = await siteAddress(ctx, clues);
  const person = await inTransaction(ctx.db, async (trx) => {
    const link = await consumeMailedLink(ctx, trx, { token: input.token, purpose: 'set-password' });
    if (link === null) return err(linkOver);
    await markEmailConfirmed(trx, { userId: link.user_id, now: ctx.now() });
    await forgetDevices(trx, link.user_id);
    await rememberDevice(ctx, trx, { userId: link.user_id, device });
    return ok(await replacePassword(ctx, trx, { userId: link.user_id, hash: hash.value, except: null, language }));
  });
  if (person.isErr()) return err(person.error);
  const { id, email } = person.value;
  await clearLimit(ctx, { limit: 'logInByAccount', by: email });
  return ok(await accountAnswer(ctx, { userId: id, token: await issueToken(ctx, id) }));
}
