import { err, ok } from 'neverthrow';
import type { SignedInContext, SignedInRequest, Verb } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';
import { requireElevated } from './confirm-password.ts';
import type { newPasswordCalls } from './new-password.ts';
import { hashPassword, inPasswordQueue } from './password.ts';
import { replacePassword } from './replace-password.ts';

/** Changes the password of a user who has just confirmed the old one, and ends all other sessions. */
export const changePassword: Verb<typeof newPasswordCalls.changePassword, SignedInContext, [SignedInRequest]> = async (
  ctx,
  { new_pass },
  { token, clues },
) => {
  const elevated = await requireElevated(ctx, token);
  if (elevated.isErr()) return err(elevated.error);
  const hash = await inPasswordQueue(() => hashPassword(new_pass));
  if (hash.isErr()) return err(hash.error);
  const { language } = await siteAddress(ctx, clues);
  await ctx.db
    .transaction()
    .execute((trx) => replacePassword(ctx, trx, { userId: ctx.userId, hash: hash.value, except: token, language }));
  return ok({ status: 'success' });
};
