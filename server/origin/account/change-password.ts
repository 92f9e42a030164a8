import { err, ok, type Result } from 'neverthrow';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';
import { type SiteClues, siteAddress } from '../kernel/site/site-address.ts';
import { requireElevated } from './confirm-password.ts';
import { hashPassword, inPasswordQueue } from './password.ts';
import { replacePassword } from './replace-password.ts';

/** Changes the password of a user who has just confirmed the old one, and ends all other sessions. */
export async function changePassword(
  ctx: SignedInContext,
  newPassword: string,
  { token, clues }: { readonly token: string; readonly clues: SiteClues },
): Promise<Result<{ status: 'success' }, OriginError>> {
  const allowed = await limitCalls(ctx, [{ limit: 'changePasswordByAccount', by: ctx.userId }]);
  if (allowed.isErr()) return err(allowed.error);
  const elevated = await requireElevated(ctx, token);
  if (elevated.isErr()) return err(elevated.error);
  const hash = await inPasswordQueue(() => hashPassword(newPassword));
  if (hash.isErr()) return err(hash.error);
  const { language } = await siteAddress(ctx, clues);
  await ctx.db
    .transaction()
    .execute((trx) => replacePassword(ctx, trx, { userId: ctx.userId, hash: hash.value, except: token, language }));
  return ok({ status: 'success' });
}
