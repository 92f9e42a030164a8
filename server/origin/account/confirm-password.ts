import { err, ok, type Result } from 'neverthrow';
import type { sessionCalls } from '#contract/account/session.ts';
import { getRow, updateRows } from '../kernel/db/rows.ts';
import { forgiveCall, limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginError, SignedInContext, SignedInRequest, Verb } from '../kernel/origin-context.ts';
import { inPasswordQueue, passwordFits } from './password.ts';
import { secretHash } from './token.ts';

const ELEVATED_MS = 10 * 60 * 1_000;

/** Verifies the password of the token's user and allows password and email changes for the next ten minutes. */
export const confirmPassword: Verb<typeof sessionCalls.confirmPassword, SignedInContext, [SignedInRequest]> = async (
  ctx,
  { pass },
  { token },
) => {
  const byAccount = { limit: 'confirmPasswordByAccount', by: ctx.userId } as const;
  const allowed = await limitCalls(ctx, [byAccount]);
  if (allowed.isErr()) return err(allowed.error);
  const user = await getRow(ctx.db, 'users', { id: ctx.userId });
  const fits = await inPasswordQueue(() => passwordFits(pass, user.password_hash));
  if (fits.isErr()) return err(fits.error);
  if (!fits.value) return err(WRONG_PASSWORD);
  await forgiveCall(ctx, byAccount);
  await updateRows(ctx.db, 'tokens', {
    where: { token_hash: secretHash(token) },
    set: { elevated_until: ctx.now() + ELEVATED_MS },
  });
  return ok({ status: 'success' });
};

/** Allows a change only within ten minutes of {@link confirmPassword} with the same token. */
export async function requireElevated(ctx: SignedInContext, token: string): Promise<Result<void, OriginError>> {
  const elevated = await ctx.db
    .selectFrom('tokens')
    .select('user_id')
    .where('token_hash', '=', secretHash(token))
    .where('elevated_until', '>', ctx.now())
    .executeTakeFirst();
  return elevated ? ok() : err(NOT_ELEVATED);
}

const WRONG_PASSWORD: OriginError = {
  code: 'invalid',
  message: 'This is not your current password.',
  fields: { pass: 'This is not your current password.' },
};

const NOT_ELEVATED: OriginError = { code: 'forbidden', message: 'Please confirm your password first.' };
